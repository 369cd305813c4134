/** The hours of accounts in time zones that PostgreSQL reads as abbreviations, which have no summer time: it goes by their places. */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

const place = `case upper(zone) when 'CET' then 'Europe/Brussels' when 'MET' then 'Europe/Brussels' when 'EET' then 'Europe/Athens'
  when 'WET' then 'Europe/Lisbon' else zone end`

/** When what comes daily, weekly on Mondays or monthly on the first is due next at a time of the day. */
const dueAt = (name: string, time: string): string => `create or replace function ${name}(frequency text, zone text, after timestamptz)
  returns timestamptz language plpgsql stable set search_path = public, pg_temp as $$
    declare
      place text := ${place};
      due timestamp;
    begin
      if frequency = 'never' then return null; end if;
      if frequency = 'instant' then return after; end if;
      if frequency = 'hourly' then return date_trunc('hour', after) + interval '1 hour'; end if;
      begin
        due := after at time zone place;
      exception when invalid_parameter_value then
        place := 'UTC';
        due := after at time zone place;
      end;
      due := date_trunc(case frequency when 'daily' then 'day' when 'weekly' then 'week' else 'month' end, due) + interval '${time}';
      while due at time zone place <= after loop
        due := due + case frequency when 'daily' then interval '1 day' when 'weekly' then interval '1 week' else interval '1 month' end;
      end loop;
      return due at time zone place;
    end $$`

export const steps: readonly Step[] = [together(dueAt('next_due', '6 hours 30 minutes'), dueAt('next_digest', '7 hours'))]
