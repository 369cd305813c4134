// Generated from openapi/ and the migrations by `npm run codegen`. Do not edit.
export interface paths {
    readonly "/api/v1/activities/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an activity.
                 * @example 019a0000-000c-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /**
         * Show an activity
         * @description One activity of the caller, or one on something that is the caller's. A compliance officer may show those of the company, an admin any.
         */
        readonly get: operations["getActivity"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/activities/{id}/relationships/{relationship}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an activity.
                 * @example 019a0000-000c-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the activity.
                 * @example trackable
                 */
                readonly relationship: "trackable" | "owner" | "recipient";
            };
            readonly cookie?: never;
        };
        /**
         * Show a relationship of a activity
         * @description The linkage: type and id of what is related.
         */
        readonly get: operations["getActivityRelationship"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/activities/{id}/{relationship}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an activity.
                 * @example 019a0000-000c-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the activity.
                 * @example trackable
                 */
                readonly relationship: "trackable" | "owner" | "recipient";
            };
            readonly cookie?: never;
        };
        /**
         * Show what a activity is related to
         * @description The related resource objects themselves: one document, null, or a page.
         */
        readonly get: operations["getActivityRelated"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/asset_classes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the asset classes (v1)
         * @description The asset classes, page by page, at their v1 path.
         */
        readonly get: operations["listAssetClassesV1"];
        readonly put?: never;
        /**
         * Add an asset class (v1)
         * @description Adds an asset class to the classification, at the v1 path.
         */
        readonly post: operations["createAssetClassV1"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/asset_classes/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an asset class.
                 * @example 019a0000-000a-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /**
         * Show an asset class (v1)
         * @description One asset class, at its v1 path.
         */
        readonly get: operations["getAssetClassV1"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete an asset class (v1)
         * @description Removes an asset class for good, at the v1 path.
         */
        readonly delete: operations["deleteAssetClassV1"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Rename an asset class (v1)
         * @description Changes the name, at the v1 path. Without a name nothing changes.
         */
        readonly patch: operations["updateAssetClassV1"];
        readonly trace?: never;
    };
    readonly "/api/v1/comments/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a comment.
                 * @example 019a0000-000d-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /**
         * Show a comment
         * @description One comment on something that the caller may read. A comment of a review is shown to providers and editors alone, while the review lasts.
         */
        readonly get: operations["getComment"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/countries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the countries
         * @description All countries on one page.
         */
        readonly get: operations["listCountries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/countries/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a country.
                 * @example 019a0000-0007-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /**
         * Show a country
         * @description One country.
         */
        readonly get: operations["getCountry"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/countries/{id}/relationships/{relationship}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a country.
                 * @example 019a0000-0007-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the country.
                 * @example geography
                 */
                readonly relationship: "geography";
            };
            readonly cookie?: never;
        };
        /**
         * Show a relationship of a country
         * @description The linkage: type and id of what is related.
         */
        readonly get: operations["getCountryRelationship"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/countries/{id}/{relationship}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a country.
                 * @example 019a0000-0007-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the country.
                 * @example geography
                 */
                readonly relationship: "geography";
            };
            readonly cookie?: never;
        };
        /**
         * Show what a country is related to
         * @description The related resource objects themselves: one document, null, or a page.
         */
        readonly get: operations["getCountryRelated"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/accounts/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Show your own account
         * @description The account that the credential of the request belongs to, with all of its attributes.
         */
        readonly get: operations["getCurrentAccount"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/accounts/sign_in": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in
         * @description Begins a session with an e-mail address and a password. The answer holds the token, which is never shown again. An unknown address, a wrong password and an account that may not sign in are answered alike, with 401.
         */
        readonly post: operations["signIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/accounts/sign_out": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Sign out
         * @description Ends the session that the credential of the request belongs to. Its token is worth nothing afterwards.
         */
        readonly delete: operations["signOut"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/accounts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id or the slug of an account, or `me` for the caller's own.
                 * @example 019a0000-0001-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /**
         * Show an account
         * @description One account. Authors of insights are visible to every signed-in caller; any other account to itself, its colleagues, staff and those it deals with. Attributes that the caller may not see are absent.
         */
        readonly get: operations["getAccount"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/annotations/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an annotation.
                 * @example 019a0000-000e-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /**
         * Show an annotation
         * @description One annotation. A secret one is shown to its annotator and the compliance officer of the annotator's company. An open one is shown to the annotator's colleagues too, and to every reader of the insight where the company of its author allows that. An admin may show any.
         */
        readonly get: operations["getAnnotation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/annotations/{id}/relationships/{relationship}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an annotation.
                 * @example 019a0000-000e-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the annotation.
                 * @example annotator
                 */
                readonly relationship: "annotator" | "annotable";
            };
            readonly cookie?: never;
        };
        /**
         * Show a relationship of a annotation
         * @description The linkage: type and id of what is related.
         */
        readonly get: operations["getAnnotationRelationship"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/annotations/{id}/{relationship}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an annotation.
                 * @example 019a0000-000e-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the annotation.
                 * @example annotator
                 */
                readonly relationship: "annotator" | "annotable";
            };
            readonly cookie?: never;
        };
        /**
         * Show what a annotation is related to
         * @description The related resource objects themselves: one document, null, or a page.
         */
        readonly get: operations["getAnnotationRelated"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/asset-classes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the asset classes
         * @description The asset classes, page by page.
         */
        readonly get: operations["listAssetClasses"];
        readonly put?: never;
        /**
         * Add an asset class
         * @description Adds an asset class to the classification.
         */
        readonly post: operations["createAssetClass"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/asset-classes/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an asset class.
                 * @example 019a0000-000a-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /**
         * Show an asset class
         * @description One asset class.
         */
        readonly get: operations["getAssetClass"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete an asset class
         * @description Removes an asset class for good.
         */
        readonly delete: operations["deleteAssetClass"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Rename an asset class
         * @description Changes the name. Without a name nothing changes.
         */
        readonly patch: operations["updateAssetClass"];
        readonly trace?: never;
    };
    readonly "/api/v2/classification-distributions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a geography, which is that of its distribution too.
                 * @example 019a0000-0006-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /**
         * Show how the research on a geography spreads
         * @description Counts the insights on a geography by sector and by content vertical, over the last 365 days.
         */
        readonly get: operations["getClassificationDistribution"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/content-verticals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the content verticals
         * @description All content verticals on one page.
         */
        readonly get: operations["listContentVerticals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/content-verticals/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a content vertical.
                 * @example 019a0000-0009-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /**
         * Show a content vertical
         * @description One content vertical. Its insights can be followed by a signed-in caller only.
         */
        readonly get: operations["getContentVertical"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/content-verticals/{id}/relationships/{relationship}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a content vertical.
                 * @example 019a0000-0009-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the content vertical.
                 * @example insights
                 */
                readonly relationship: "insights";
            };
            readonly cookie?: never;
        };
        /**
         * Show a relationship of a content vertical
         * @description The linkage: type and id of what is related.
         */
        readonly get: operations["getContentVerticalRelationship"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/content-verticals/{id}/{relationship}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a content vertical.
                 * @example 019a0000-0009-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the content vertical.
                 * @example insights
                 */
                readonly relationship: "insights";
            };
            readonly cookie?: never;
        };
        /**
         * Show what a content vertical is related to
         * @description The related resource objects themselves: one document, null, or a page.
         */
        readonly get: operations["getContentVerticalRelated"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/countries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a country
         * @description Adds a country to the classification. Its slug and its flag are made by the server. A code that another country has is refused with 409.
         */
        readonly post: operations["createCountry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/countries/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a country.
                 * @example 019a0000-0007-7000-8000-000000000059
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a country
         * @description Removes a country for good. One that is in use is refused with 409.
         */
        readonly delete: operations["deleteCountry"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a country
         * @description Changes what is sent and leaves the rest. null empties the currency. A code that another country has is refused with 409.
         */
        readonly patch: operations["updateCountry"];
        readonly trace?: never;
    };
    readonly "/api/v2/entities/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id or the slug of an entity.
                 * @example 019a0000-000b-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /**
         * Show an entity
         * @description One entity by its id or slug. Without a credential `is-followed` is false.
         */
        readonly get: operations["getEntity"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/filter-presets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List your filter presets
         * @description All filter presets of the caller, newest first, on one page. An account has at most 200.
         */
        readonly get: operations["listFilterPresets"];
        readonly put?: never;
        /**
         * Save a filter preset
         * @description Saves a set of filters under a name. The account must be the caller's own; any other is refused with 403. The 201st preset of an account is refused with 422.
         */
        readonly post: operations["createFilterPreset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/filter-presets/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a filter preset.
                 * @example 019a0000-0005-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /**
         * Show a filter preset
         * @description One preset of the caller. An admin may show any.
         */
        readonly get: operations["getFilterPreset"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a filter preset
         * @description Removes the preset for good.
         */
        readonly delete: operations["deleteFilterPreset"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a filter preset
         * @description Changes what is sent and leaves the rest. null empties countries, sectors, strategies and verticals.
         */
        readonly patch: operations["updateFilterPreset"];
        readonly trace?: never;
    };
    readonly "/api/v2/filter-presets/{id}/relationships/{relationship}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a filter preset.
                 * @example 019a0000-0005-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the filter preset.
                 * @example account
                 */
                readonly relationship: "account";
            };
            readonly cookie?: never;
        };
        /**
         * Show a relationship of a filter preset
         * @description The linkage: type and id of what is related.
         */
        readonly get: operations["getFilterPresetRelationship"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/filter-presets/{id}/{relationship}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a filter preset.
                 * @example 019a0000-0005-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the filter preset.
                 * @example account
                 */
                readonly relationship: "account";
            };
            readonly cookie?: never;
        };
        /**
         * Show what a filter preset is related to
         * @description The related resource objects themselves: one document, null, or a page.
         */
        readonly get: operations["getFilterPresetRelated"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/geographies": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the geographies
         * @description All geographies on one page.
         */
        readonly get: operations["listGeographies"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/geographies/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a geography.
                 * @example 019a0000-0006-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /**
         * Show a geography
         * @description One geography.
         */
        readonly get: operations["getGeography"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/geographies/{id}/relationships/{relationship}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a geography.
                 * @example 019a0000-0006-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the geography.
                 * @example classification-distribution
                 */
                readonly relationship: "classification-distribution" | "countries";
            };
            readonly cookie?: never;
        };
        /**
         * Show a relationship of a geography
         * @description The linkage: type and id of what is related.
         */
        readonly get: operations["getGeographyRelationship"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/geographies/{id}/{relationship}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a geography.
                 * @example 019a0000-0006-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the geography.
                 * @example classification-distribution
                 */
                readonly relationship: "classification-distribution" | "countries";
            };
            readonly cookie?: never;
        };
        /**
         * Show what a geography is related to
         * @description The related resource objects themselves: one document, null, or a page.
         */
        readonly get: operations["getGeographyRelated"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/insight-disclosures/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an insight disclosure.
                 * @example 019a0000-0004-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /**
         * Show an insight disclosure
         * @description What the author discloses about one insight, for whoever may see that insight.
         */
        readonly get: operations["getInsightDisclosure"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change an insight disclosure
         * @description States the positions held, or certifies what is stated. For the author until the insight is published, and for compliance officers of the author's company. Stating positions anew without sending `certified` takes the certification back.
         */
        readonly patch: operations["updateInsightDisclosure"];
        readonly trace?: never;
    };
    readonly "/api/v2/insight-disclosures/{id}/relationships/{relationship}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an insight disclosure.
                 * @example 019a0000-0004-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the insight disclosure.
                 * @example insight
                 */
                readonly relationship: "insight";
            };
            readonly cookie?: never;
        };
        /**
         * Show a relationship of a insight disclosure
         * @description The linkage: type and id of what is related.
         */
        readonly get: operations["getInsightDisclosureRelationship"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/insight-disclosures/{id}/{relationship}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an insight disclosure.
                 * @example 019a0000-0004-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the insight disclosure.
                 * @example insight
                 */
                readonly relationship: "insight";
            };
            readonly cookie?: never;
        };
        /**
         * Show what a insight disclosure is related to
         * @description The related resource objects themselves: one document, null, or a page.
         */
        readonly get: operations["getInsightDisclosureRelated"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/insights": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List insights
         * @description The published insights, for every signed-in caller; restricted ones are listed too, marked with the reason. With `filter[state]` the caller's own insights in that state instead, for editors and admins all of them. An insight must satisfy every filter sent; within one filter any of its values fits.
         */
        readonly get: operations["listInsights"];
        readonly put?: never;
        /**
         * Draft an insight
         * @description Makes a draft of the caller, seen by nobody but the caller's team and the editors, together with its disclosure. Nothing is required. The format type is `quick-note` and the author is named unless said otherwise; countries and classification are those of the primary entity when left out, the slug is made from the tagline.
         */
        readonly post: operations["createInsight"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/insights/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id or the slug of an insight.
                 * @example 019a0000-0003-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /**
         * Show an insight
         * @description One insight by its id or slug, with its full text. A caller whom a restriction applies to gets no `detail`, and `restriction-reason` says why. An insight that is not published is there only for its author, the team leads and compliance officers of the author's company, editors and admins. Showing does not count as reading.
         */
        readonly get: operations["getInsight"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete an insight
         * @description Removes an insight that was never published. One that is published or cancelled stays, and the request is refused with 409.
         */
        readonly delete: operations["deleteInsight"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change an insight
         * @description Changes what is sent and leaves the rest; a relationship that is sent replaces the whole set. For the author, the team leads of the author's company and editors. Once an insight is published its author may change only `custom-keywords`, `show-author-names` and `linkback`. A state that the insight cannot go to from its present one is refused with 409.
         */
        readonly patch: operations["updateInsight"];
        readonly trace?: never;
    };
    readonly "/api/v2/insights/{id}/relationships/{relationship}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id or the slug of an insight.
                 * @example 019a0000-0003-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the insight.
                 * @example account
                 */
                readonly relationship: "account" | "images" | "content-verticals" | "primary-entity" | "secondary-entities" | "activities" | "upstream-insights" | "downstream-insights" | "main-insight-document" | "insight-documents" | "insight-disclosures" | "comment-threads" | "originated-insights" | "comments" | "suggested-forkable-insights" | "citations" | "annotations";
            };
            readonly cookie?: never;
        };
        /**
         * Show a relationship of a insight
         * @description The linkage: type and id of what is related.
         */
        readonly get: operations["getInsightRelationship"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/insights/{id}/{relationship}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id or the slug of an insight.
                 * @example 019a0000-0003-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the insight.
                 * @example account
                 */
                readonly relationship: "account" | "images" | "content-verticals" | "primary-entity" | "secondary-entities" | "activities" | "upstream-insights" | "downstream-insights" | "main-insight-document" | "insight-documents" | "insight-disclosures" | "comment-threads" | "originated-insights" | "comments" | "suggested-forkable-insights" | "citations" | "annotations";
            };
            readonly cookie?: never;
        };
        /**
         * Show what a insight is related to
         * @description The related resource objects themselves: one document, null, or a page.
         */
        readonly get: operations["getInsightRelated"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/sectors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the sectors
         * @description All sectors on one page.
         */
        readonly get: operations["listSectors"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/sectors/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a sector.
                 * @example 019a0000-0008-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /**
         * Show a sector
         * @description One sector.
         */
        readonly get: operations["getSector"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/sessions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a session, or `current` for the one that the credential of the request belongs to.
                 * @example current
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /**
         * Show a session
         * @description One session of the caller's account, without its token.
         */
        readonly get: operations["getSession"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/sessions/{id}/relationships/{relationship}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a session, or `current` for the one that the credential of the request belongs to.
                 * @example current
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the session.
                 * @example account
                 */
                readonly relationship: "account";
            };
            readonly cookie?: never;
        };
        /**
         * Show a relationship of a session
         * @description The linkage: type and id of what is related.
         */
        readonly get: operations["getSessionRelationship"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v2/sessions/{id}/{relationship}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a session, or `current` for the one that the credential of the request belongs to.
                 * @example current
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the session.
                 * @example account
                 */
                readonly relationship: "account";
            };
            readonly cookie?: never;
        };
        /**
         * Show what a session is related to
         * @description The related resource objects themselves: one document, null, or a page.
         */
        readonly get: operations["getSessionRelated"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health/live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Ask whether the server is alive
         * @description Answers as long as the process runs, whatever the state of its database.
         */
        readonly get: operations["getHealthLive"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Ask whether the server is ready
         * @description Answers 200 while the server can reach its database and takes requests, and 503 otherwise.
         */
        readonly get: operations["getHealthReady"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A person who uses the platform. */
        readonly Account: {
            readonly id: components["schemas"]["Identifier"];
            /**
             * @description The resource type.
             * @example accounts
             * @constant
             */
            readonly type: "accounts";
            readonly links: components["schemas"]["SelfLink"];
            /** @description The attributes of an account. */
            readonly attributes: {
                /**
                 * @description The name to show.
                 * @example Ingrid Vester
                 */
                readonly name: string;
                /**
                 * @description The first name.
                 * @example Ingrid
                 */
                readonly "first-name": string;
                /**
                 * @description The last name.
                 * @example Vester
                 */
                readonly "last-name": string;
                /**
                 * @description The position held at the company.
                 * @example Portfolio Manager
                 */
                readonly title: string | null;
                /**
                 * @description A readable name that is accepted in place of the id.
                 * @example ingrid-vester
                 */
                readonly slug: string;
                /**
                 * @description What kind of user it is.
                 * @example investor
                 */
                readonly "account-type": string;
                /**
                 * @description The roles given to it besides what its kind permits.
                 * @example []
                 */
                readonly roles: readonly string[];
                /**
                 * @description Whether it can be used. Only in answers to the account itself, its team lead and staff.
                 * @example active
                 */
                readonly status?: string;
                /**
                 * Format: email
                 * @description The e-mail address that it signs in with. Only in answers to the account itself, its team lead and staff.
                 * @example investor@demo.example
                 */
                readonly email?: string;
                /**
                 * @description Whether the e-mail address has been confirmed. Only in answers to the account itself, its team lead and staff.
                 * @example true
                 */
                readonly "email-verified"?: boolean;
                /**
                 * @description A telephone number. Only in answers to the account itself, its team lead and staff.
                 * @example +44 20 7946 0018
                 */
                readonly phone?: string | null;
                /**
                 * @description Where a picture of the person can be fetched, in three sizes. All null when there is none.
                 * @example {
                 *       "small": null,
                 *       "medium": null,
                 *       "large": null
                 *     }
                 */
                readonly "avatar-url": {
                    /**
                     * Format: uri
                     * @description The small picture.
                     * @example null
                     */
                    readonly small: string | null;
                    /**
                     * Format: uri
                     * @description The medium picture.
                     * @example null
                     */
                    readonly medium: string | null;
                    /**
                     * Format: uri
                     * @description The large picture.
                     * @example null
                     */
                    readonly large: string | null;
                };
                /**
                 * @description What the person says about themselves.
                 * @example Runs a long-short book of Asian financials.
                 */
                readonly bio: string | null;
                /**
                 * @description The name of the company that it belongs to. Empty for one without a company.
                 * @example Northgate Capital
                 */
                readonly "company-name": string;
                /**
                 * @description The country it works in.
                 * @example GB
                 */
                readonly country: components["schemas"]["CountryCode"] | null;
                /**
                 * @description An IANA time zone.
                 * @example Europe/London
                 */
                readonly timezone: string;
                /**
                 * @description The language and region of its texts.
                 * @example en-GB
                 */
                readonly locale: string;
                /**
                 * Format: uri
                 * @description The address of a website.
                 * @example https://northgate.demo.example
                 */
                readonly website: string | null;
                /**
                 * Format: uri
                 * @description The address of a LinkedIn profile.
                 * @example null
                 */
                readonly linkedin: string | null;
                /**
                 * @description The languages spoken, as BCP 47 tags.
                 * @example [
                 *       "en",
                 *       "ja"
                 *     ]
                 */
                readonly languages: readonly string[];
                /**
                 * @description Years in the profession.
                 * @example 14
                 */
                readonly "years-experience": number | null;
                /**
                 * @description How many accounts follow it.
                 * @example 3
                 */
                readonly "followers-count": number;
                /**
                 * @description How much it follows itself.
                 * @example 7
                 */
                readonly "following-count": number;
                /**
                 * @description How many insights it has published.
                 * @example 0
                 */
                readonly "insights-count": number;
                /**
                 * @description Whether the caller follows it.
                 * @example false
                 */
                readonly "is-followed": boolean;
                /**
                 * @description Whether it is online and lets others know.
                 * @example true
                 */
                readonly "is-online": boolean;
                /**
                 * @description When it was last active. null when it never was, or does not let others know.
                 * @example 2026-10-01T08:30:00.000+00:00
                 */
                readonly "last-seen-at": components["schemas"]["Timestamp"] | null;
                /**
                 * @description What its plan lets it read, and how soon. Only in answers to the account itself, its team lead and staff.
                 * @example professional
                 */
                readonly "reading-tier"?: string;
                /**
                 * @description The kind of investor under the rules for selling research. null for who is no investor. Only in answers to the account itself, its team lead and staff.
                 * @example professional
                 */
                readonly "investor-classification"?: string | null;
                /**
                 * @description Whether authors are kept from learning who read their work. Only in answers to the account itself, its team lead and staff.
                 * @example false
                 */
                readonly "anonymize-reading"?: boolean;
                /**
                 * @description By notification key, the channels that it wants. What is absent follows the defaults. Only in answers to the account itself, its team lead and staff.
                 * @example {
                 *       "insight.published": [
                 *         "app",
                 *         "email"
                 *       ]
                 *     }
                 */
                readonly "notification-preferences"?: {
                    readonly [key: string]: unknown;
                };
                /**
                 * @description How often it gets a digest by e-mail. Only in answers to the account itself, its team lead and staff.
                 * @example daily
                 */
                readonly "email-frequency"?: string;
                /**
                 * @description When it was made.
                 * @example 2026-01-05T09:00:00.000+00:00
                 */
                readonly "created-at": components["schemas"]["Timestamp"];
                /**
                 * @description When it was last changed.
                 * @example 2026-09-14T16:20:00.000+00:00
                 */
                readonly "updated-at": components["schemas"]["Timestamp"];
            };
            /** @description What an account is related to. */
            readonly relationships: Record<string, never>;
        };
        /** @description One account. */
        readonly AccountDocument: {
            readonly data: components["schemas"]["Account"];
        };
        /** @description A page of related resource objects of type accounts. */
        readonly AccountRelated: {
            /** @description The resource objects that the caller may see. */
            readonly data: readonly components["schemas"]["Account"][];
            readonly meta: components["schemas"]["PageMeta"];
            readonly links: components["schemas"]["PageLinks"];
        };
        /** @description Something that an account did to something. It never changes. */
        readonly Activity: {
            readonly id: components["schemas"]["Identifier"];
            /**
             * @description The resource type.
             * @example activities
             * @constant
             */
            readonly type: "activities";
            readonly links: components["schemas"]["SelfLink"];
            /** @description The attributes of an activity. */
            readonly attributes: {
                /**
                 * @description What was done, as a kind of thing and a verb. Clients must tolerate unknown keys.
                 * @example insight.read
                 */
                readonly key: string;
                readonly "created-at": components["schemas"]["Timestamp"];
                /**
                 * @description Whether the recipient is kept from learning whose activity it is.
                 * @example false
                 */
                readonly anonymize: boolean;
                /**
                 * @description Where it came from.
                 * @example web
                 */
                readonly origin: string;
                /**
                 * @description Details that go with the key, free in form, at most 4 KiB as JSON.
                 * @example {
                 *       "seconds": 95,
                 *       "percent": 80
                 *     }
                 */
                readonly parameters: {
                    readonly [key: string]: unknown;
                };
                /**
                 * @description How the caller stands to it: outgoing when the caller did it, incoming when it reached the caller, internal when a colleague did it, system otherwise.
                 * @example outgoing
                 */
                readonly direction: string;
            };
            /** @description What an activity is related to. */
            readonly relationships: {
                readonly trackable: components["schemas"]["RelationshipLinks"];
                readonly owner: components["schemas"]["RelationshipLinks"];
                readonly recipient: components["schemas"]["RelationshipLinks"];
            };
        };
        /** @description One activity. */
        readonly ActivityDocument: {
            readonly data: components["schemas"]["Activity"];
        };
        /** @description A page of related resource objects of type activities. */
        readonly ActivityRelated: {
            /** @description The resource objects that the caller may see. */
            readonly data: readonly components["schemas"]["Activity"][];
            readonly meta: components["schemas"]["PageMeta"];
            readonly links: components["schemas"]["PageLinks"];
        };
        /** @description A reader's note on a passage of an insight. */
        readonly Annotation: {
            readonly id: components["schemas"]["Identifier"];
            /**
             * @description The resource type.
             * @example annotations
             * @constant
             */
            readonly type: "annotations";
            readonly links: components["schemas"]["SelfLink"];
            /** @description The attributes of an annotation. */
            readonly attributes: {
                /**
                 * @description The note.
                 * @example Compare with the guidance of last quarter.
                 */
                readonly message: string;
                /**
                 * @description Which text of the insight the passage stands in.
                 * @example executive_summary
                 */
                readonly "annotable-attribute": string;
                /**
                 * @description Which block of that text the passage is, counted from 0.
                 * @example 0
                 */
                readonly "section-id": number;
                /**
                 * @description Whether the annotator marked it with a star.
                 * @example false
                 */
                readonly "is-starred": boolean;
                /**
                 * @description Whether it is kept from other readers.
                 * @example true
                 */
                readonly "is-secret": boolean;
                readonly "created-at": components["schemas"]["Timestamp"];
            };
            /** @description What an annotation is related to. */
            readonly relationships: {
                readonly annotator: components["schemas"]["RelationshipLinks"];
                readonly annotable: components["schemas"]["RelationshipLinks"];
            };
        };
        /** @description One annotation. */
        readonly AnnotationDocument: {
            readonly data: components["schemas"]["Annotation"];
        };
        /** @description A page of related resource objects of type annotations. */
        readonly AnnotationRelated: {
            /** @description The resource objects that the caller may see. */
            readonly data: readonly components["schemas"]["Annotation"][];
            readonly meta: components["schemas"]["PageMeta"];
            readonly links: components["schemas"]["PageLinks"];
        };
        /** @description A kind of investment. */
        readonly AssetClass: {
            readonly id: components["schemas"]["Identifier"];
            /**
             * @description The resource type.
             * @example asset-classes
             * @constant
             */
            readonly type: "asset-classes";
            readonly links: components["schemas"]["SelfLink"];
            /** @description The attributes of an asset class. */
            readonly attributes: {
                /**
                 * @description What it is called.
                 * @example Equity
                 */
                readonly name: string;
            };
            /** @description An asset class has no relationships. */
            readonly relationships: Record<string, never>;
        };
        /** @description An asset class to add. */
        readonly AssetClassCreate: {
            /** @description The new asset class. */
            readonly data: {
                /** @constant */
                readonly type: "asset-classes";
                /** @description What the asset class is called. */
                readonly attributes: {
                    /**
                     * @description What it is called.
                     * @example Equity
                     */
                    readonly name: string;
                };
                /** @description Accepted and ignored. */
                readonly links?: {
                    readonly [key: string]: unknown;
                };
                /** @description Accepted and ignored. */
                readonly meta?: {
                    readonly [key: string]: unknown;
                };
            };
            /** @description Accepted and ignored. */
            readonly jsonapi?: {
                readonly [key: string]: unknown;
            };
            /** @description Accepted and ignored. */
            readonly meta?: {
                readonly [key: string]: unknown;
            };
        };
        /** @description One asset class. */
        readonly AssetClassDocument: {
            readonly data: components["schemas"]["AssetClass"];
        };
        /** @description One page of asset classes. */
        readonly AssetClassPage: {
            /** @description The asset classes of this page. */
            readonly data: readonly components["schemas"]["AssetClass"][];
            readonly meta: components["schemas"]["PageMeta"];
            readonly links: components["schemas"]["PageLinks"];
        };
        /** @description Changes to an asset class. */
        readonly AssetClassUpdate: {
            /** @description The changed asset class. */
            readonly data: {
                /** @constant */
                readonly type?: "asset-classes";
                readonly id?: components["schemas"]["Identifier"];
                /** @description The attributes to change. */
                readonly attributes?: {
                    /**
                     * @description What it is called.
                     * @example Equity
                     */
                    readonly name?: string;
                };
                /** @description Accepted and ignored. */
                readonly links?: {
                    readonly [key: string]: unknown;
                };
                /** @description Accepted and ignored. */
                readonly meta?: {
                    readonly [key: string]: unknown;
                };
            };
            /** @description Accepted and ignored. */
            readonly jsonapi?: {
                readonly [key: string]: unknown;
            };
            /** @description Accepted and ignored. */
            readonly meta?: {
                readonly [key: string]: unknown;
            };
        };
        /** @description How the insights on a geography that were published in the last 365 days spread over the classification. Its id is that of the geography. */
        readonly ClassificationDistribution: {
            readonly id: components["schemas"]["Identifier"];
            /**
             * @description The resource type.
             * @example classification-distributions
             * @constant
             */
            readonly type: "classification-distributions";
            readonly links: components["schemas"]["SelfLink"];
            /** @description The attributes of a classification distribution. */
            readonly attributes: {
                /**
                 * @description The sectors, each with its count.
                 * @example [
                 *       {
                 *         "slug": "financials",
                 *         "name": "Financials",
                 *         "insights-count": 5
                 *       },
                 *       {
                 *         "slug": "energy",
                 *         "name": "Energy",
                 *         "insights-count": 2
                 *       }
                 *     ]
                 */
                readonly sectors: readonly {
                    /**
                     * @description The slug of the sector or content vertical.
                     * @example financials
                     */
                    readonly slug: string;
                    /**
                     * @description The name of the sector or content vertical.
                     * @example Financials
                     */
                    readonly name: string;
                    /**
                     * @description How many insights are filed under it.
                     * @example 5
                     */
                    readonly "insights-count": number;
                }[];
                /**
                 * @description The content verticals, each with its count.
                 * @example [
                 *       {
                 *         "slug": "equity-bottom-up",
                 *         "name": "Equity bottom-up",
                 *         "insights-count": 6
                 *       },
                 *       {
                 *         "slug": "macro",
                 *         "name": "Macro",
                 *         "insights-count": 1
                 *       }
                 *     ]
                 */
                readonly verticals: readonly {
                    /**
                     * @description The slug of the sector or content vertical.
                     * @example financials
                     */
                    readonly slug: string;
                    /**
                     * @description The name of the sector or content vertical.
                     * @example Financials
                     */
                    readonly name: string;
                    /**
                     * @description How many insights are filed under it.
                     * @example 5
                     */
                    readonly "insights-count": number;
                }[];
            };
            /** @description A classification distribution has no relationships. */
            readonly relationships: Record<string, never>;
        };
        /** @description One classification distribution. */
        readonly ClassificationDistributionDocument: {
            readonly data: components["schemas"]["ClassificationDistribution"];
        };
        /** @description A page of related resource objects of type classification-distributions. */
        readonly ClassificationDistributionRelated: {
            /** @description The resource objects that the caller may see. */
            readonly data: readonly components["schemas"]["ClassificationDistribution"][];
            readonly meta: components["schemas"]["PageMeta"];
            readonly links: components["schemas"]["PageLinks"];
        };
        /** @description A contribution to the discussion of a piece of content. */
        readonly Comment: {
            readonly id: components["schemas"]["Identifier"];
            /**
             * @description The resource type.
             * @example comments
             * @constant
             */
            readonly type: "comments";
            readonly links: components["schemas"]["SelfLink"];
            /** @description The attributes of a comment. */
            readonly attributes: {
                /**
                 * @description The text, in a subset of Markdown. null once the comment is removed.
                 * @example Does the estimate include the **deposit margin** of the second half?
                 */
                readonly body: string | null;
                /**
                 * @description The text as sanitised HTML. null once the comment is removed.
                 * @example <p>Does the estimate include the <strong>deposit margin</strong> of the second half?</p>
                 */
                readonly "body-html": string | null;
                /**
                 * @description Whether it is shown, removed, or held back for a check.
                 * @example visible
                 */
                readonly status: string;
                /**
                 * @description Whether it was written in the review of an insight, before publication.
                 * @example false
                 */
                readonly "is-review": boolean;
                /**
                 * @description Whether it was removed. Its replies stay.
                 * @example false
                 */
                readonly "is-removed": boolean;
                /**
                 * @description How many accounts like it.
                 * @example 2
                 */
                readonly "likes-count": number;
                /**
                 * @description Whether the caller likes it.
                 * @example false
                 */
                readonly "is-liked": boolean;
                /**
                 * @description How many replies it has.
                 * @example 1
                 */
                readonly "replies-count": number;
                /**
                 * @description 0 for a comment that opens a thread, 1 for a reply.
                 * @example 0
                 */
                readonly depth: number;
                /**
                 * @description When its author last changed it. null if never.
                 * @example null
                 */
                readonly "edited-at": components["schemas"]["Timestamp"] | null;
                /**
                 * @description When it was removed. null unless it was.
                 * @example null
                 */
                readonly "removed-at": components["schemas"]["Timestamp"] | null;
                /**
                 * @description In what capacity it was removed. null unless it was.
                 * @example null
                 */
                readonly "removed-by": string | null;
                readonly "created-at": components["schemas"]["Timestamp"];
                readonly "updated-at": components["schemas"]["Timestamp"];
            };
            /** @description A comment has no relationships. */
            readonly relationships: Record<string, never>;
        };
        /** @description One comment. */
        readonly CommentDocument: {
            readonly data: components["schemas"]["Comment"];
        };
        /** @description A page of related resource objects of type comments. */
        readonly CommentRelated: {
            /** @description The resource objects that the caller may see. */
            readonly data: readonly components["schemas"]["Comment"][];
            readonly meta: components["schemas"]["PageMeta"];
            readonly links: components["schemas"]["PageLinks"];
        };
        /** @description A kind of research, such as macro or event-driven. */
        readonly ContentVertical: {
            readonly id: components["schemas"]["Identifier"];
            /**
             * @description The resource type.
             * @example content-verticals
             * @constant
             */
            readonly type: "content-verticals";
            readonly links: components["schemas"]["SelfLink"];
            /** @description The attributes of a content vertical. */
            readonly attributes: {
                /**
                 * @description What it is called.
                 * @example Equity bottom-up
                 */
                readonly name: string;
                /**
                 * @description The name that filters and presets use. No two content verticals share one.
                 * @example equity-bottom-up
                 */
                readonly slug: string;
                /**
                 * @description The colour to show it in, as red, green and blue in hexadecimal digits.
                 * @example #1f6feb
                 */
                readonly color: string | null;
                /**
                 * @description Its place when all are shown in order, counted from 1.
                 * @example 1
                 */
                readonly position: number;
                /**
                 * @description How many published insights are filed under it.
                 * @example 24
                 */
                readonly "insights-count": number;
                /**
                 * @description The family of content verticals that it belongs to.
                 * @example equity
                 */
                readonly group: string;
                readonly "created-at": components["schemas"]["Timestamp"];
                readonly "updated-at": components["schemas"]["Timestamp"];
            };
            /** @description What a content vertical is related to. */
            readonly relationships: {
                readonly insights: components["schemas"]["RelationshipLinks"];
            };
        };
        /** @description One content vertical. */
        readonly ContentVerticalDocument: {
            readonly data: components["schemas"]["ContentVertical"];
        };
        /** @description All content verticals. */
        readonly ContentVerticalList: {
            /** @description The content verticals. */
            readonly data: readonly components["schemas"]["ContentVertical"][];
            readonly meta: components["schemas"]["CountMeta"];
        };
        /** @description A page of related resource objects of type content-verticals. */
        readonly ContentVerticalRelated: {
            /** @description The resource objects that the caller may see. */
            readonly data: readonly components["schemas"]["ContentVertical"][];
            readonly meta: components["schemas"]["PageMeta"];
            readonly links: components["schemas"]["PageLinks"];
        };
        /** @description What a list that is not paginated says about itself. */
        readonly CountMeta: {
            /**
             * @description How many records the list holds.
             * @example 3
             */
            readonly "record-count": number;
        };
        /** @description A country that research, companies and accounts may be filed under. */
        readonly Country: {
            readonly id: components["schemas"]["Identifier"];
            /**
             * @description The resource type.
             * @example countries
             * @constant
             */
            readonly type: "countries";
            readonly links: components["schemas"]["SelfLink"];
            /** @description The attributes of a country. */
            readonly attributes: {
                /**
                 * @description Its English name.
                 * @example Japan
                 */
                readonly name: string;
                /**
                 * @description Its name in lower case with hyphens. No two countries share one.
                 * @example japan
                 */
                readonly slug: string;
                readonly code: components["schemas"]["CountryCode"];
                /**
                 * @description Its currency, as an ISO 4217 code.
                 * @example JPY
                 */
                readonly currency: string | null;
                /**
                 * @description Its flag as an emoji. Follows from the code and cannot be written.
                 * @example 🇯🇵
                 */
                readonly flag: string | null;
                readonly "created-at": components["schemas"]["Timestamp"];
                readonly "updated-at": components["schemas"]["Timestamp"];
            };
            /** @description What a country is related to. */
            readonly relationships: {
                readonly geography: components["schemas"]["RelationshipLinks"];
            };
        };
        /**
         * @description A country as its ISO 3166-1 alpha-2 code.
         * @example JP
         */
        readonly CountryCode: string;
        /** @description A country to add. */
        readonly CountryCreate: {
            /** @description The new country. */
            readonly data: {
                /** @constant */
                readonly type: "countries";
                /** @description What the country is called and pays with. */
                readonly attributes: {
                    /**
                     * @description Its English name.
                     * @example Japan
                     */
                    readonly name: string;
                    readonly code: components["schemas"]["CountryCode"];
                    /**
                     * @description Its currency, as an ISO 4217 code.
                     * @example JPY
                     */
                    readonly currency?: string | null;
                };
                /** @description Where the country lies. */
                readonly relationships?: {
                    readonly geography?: components["schemas"]["ToOne"];
                };
                /** @description Accepted and ignored. */
                readonly links?: {
                    readonly [key: string]: unknown;
                };
                /** @description Accepted and ignored. */
                readonly meta?: {
                    readonly [key: string]: unknown;
                };
            };
            /** @description Accepted and ignored. */
            readonly jsonapi?: {
                readonly [key: string]: unknown;
            };
            /** @description Accepted and ignored. */
            readonly meta?: {
                readonly [key: string]: unknown;
            };
        };
        /** @description One country. */
        readonly CountryDocument: {
            readonly data: components["schemas"]["Country"];
        };
        /** @description All countries. */
        readonly CountryList: {
            /** @description The countries. */
            readonly data: readonly components["schemas"]["Country"][];
            readonly meta: components["schemas"]["CountMeta"];
        };
        /** @description A page of related resource objects of type countries. */
        readonly CountryRelated: {
            /** @description The resource objects that the caller may see. */
            readonly data: readonly components["schemas"]["Country"][];
            readonly meta: components["schemas"]["PageMeta"];
            readonly links: components["schemas"]["PageLinks"];
        };
        /** @description Changes to a country. */
        readonly CountryUpdate: {
            /** @description The changed country. */
            readonly data: {
                /** @constant */
                readonly type?: "countries";
                readonly id?: components["schemas"]["Identifier"];
                /** @description The attributes to change. */
                readonly attributes?: {
                    /**
                     * @description Its English name.
                     * @example Japan
                     */
                    readonly name?: string;
                    readonly code?: components["schemas"]["CountryCode"];
                    /**
                     * @description Its currency, as an ISO 4217 code.
                     * @example JPY
                     */
                    readonly currency?: string | null;
                };
                /** @description Where the country lies. */
                readonly relationships?: {
                    readonly geography?: components["schemas"]["ToOneOrNone"];
                };
                /** @description Accepted and ignored. */
                readonly links?: {
                    readonly [key: string]: unknown;
                };
                /** @description Accepted and ignored. */
                readonly meta?: {
                    readonly [key: string]: unknown;
                };
            };
            /** @description Accepted and ignored. */
            readonly jsonapi?: {
                readonly [key: string]: unknown;
            };
            /** @description Accepted and ignored. */
            readonly meta?: {
                readonly [key: string]: unknown;
            };
        };
        /** @description An issuer of securities that research is about. */
        readonly Entity: {
            readonly id: components["schemas"]["Identifier"];
            /**
             * @description The resource type.
             * @example entities
             * @constant
             */
            readonly type: "entities";
            readonly links: components["schemas"]["SelfLink"];
            /** @description The attributes of an entity. */
            readonly attributes: {
                /**
                 * @description A short name.
                 * @example Asagiri Financial
                 */
                readonly "short-name": string;
                /**
                 * @description The name in full.
                 * @example Asagiri Financial Group
                 */
                readonly "pretty-name": string;
                /**
                 * @description A readable name that is accepted in place of the id.
                 * @example asagiri-financial-group
                 */
                readonly slug: string;
                /**
                 * @description What it does.
                 * @example A regional banking group with branches on the coast of western Japan.
                 */
                readonly description: string | null;
                readonly country: components["schemas"]["CountryCode"];
                /**
                 * @description The slug of its sector.
                 * @example financials
                 */
                readonly sector: string;
                /**
                 * @description The slug of its industry group.
                 * @example banks
                 */
                readonly "industry-group": string | null;
                /**
                 * @description The slug of its industry.
                 * @example banks
                 */
                readonly industry: string | null;
                /**
                 * @description Its classification by industry, as slugs.
                 * @example {
                 *       "sectors": [
                 *         "financials"
                 *       ],
                 *       "industry-groups": [
                 *         "banks"
                 *       ],
                 *       "industries": [
                 *         "banks"
                 *       ]
                 *     }
                 */
                readonly gics: {
                    /**
                     * @description Slugs of sectors.
                     * @example [
                     *       "financials"
                     *     ]
                     */
                    readonly sectors: readonly string[];
                    /**
                     * @description Slugs of industry groups.
                     * @example [
                     *       "banks"
                     *     ]
                     */
                    readonly "industry-groups": readonly string[];
                    /**
                     * @description Slugs of industries.
                     * @example [
                     *       "banks"
                     *     ]
                     */
                    readonly industries: readonly string[];
                };
                /**
                 * @description Its identifier at Bloomberg.
                 * @example BBG00DXM0005
                 */
                readonly bbgid: string | null;
                /**
                 * @description Its ticker and exchange.
                 * @example 8300 JT
                 */
                readonly security: string;
                /**
                 * @description Its ticker at Yahoo Finance.
                 * @example 8300.T
                 */
                readonly "yahoo-ticker": string | null;
                /**
                 * @description The ISIN of its main security.
                 * @example JP3830000000
                 */
                readonly isin: string | null;
                /**
                 * @description The FIGI of its main security.
                 * @example BBG00DXM0005
                 */
                readonly figi: string | null;
                /**
                 * @description Its legal entity identifier.
                 * @example 353800DEM000ASGR0009
                 */
                readonly lei: string | null;
                /**
                 * @description The exchange that it is listed on.
                 * @example XTKS
                 */
                readonly exchange: string | null;
                /**
                 * @description The currency that it is traded in. ISO 4217.
                 * @example JPY
                 */
                readonly currency: string | null;
                /**
                 * @description The market capitalisation in millions of US dollars, as a decimal number.
                 * @example 3450.50
                 */
                readonly "market-cap-usd-m": string | null;
                /**
                 * @description The class of its market capitalisation. The upper bounds, in US dollars: nano 50 million, micro 300 million, small 2 billion, mid 10 billion, large 200 billion.
                 * @example mid
                 */
                readonly "market-cap-bucket": string;
                /**
                 * @description Where its logo can be fetched, in three sizes. All null when there is none.
                 * @example {
                 *       "small": null,
                 *       "medium": null,
                 *       "large": null
                 *     }
                 */
                readonly "logo-url": {
                    /**
                     * Format: uri
                     * @description The small logo.
                     * @example null
                     */
                    readonly small: string | null;
                    /**
                     * Format: uri
                     * @description The medium logo.
                     * @example null
                     */
                    readonly medium: string | null;
                    /**
                     * Format: uri
                     * @description The large logo.
                     * @example null
                     */
                    readonly large: string | null;
                };
                /**
                 * Format: uri
                 * @description The address of its website.
                 * @example https://asagiri.demo.example
                 */
                readonly website: string | null;
                /**
                 * @description Whether it is listed on an exchange.
                 * @example true
                 */
                readonly "is-listed": boolean;
                /**
                 * @description The day it was listed, as YYYY-MM-DD.
                 * @example 2003-04-01
                 */
                readonly "listed-at": string | null;
                /**
                 * @description The day it was delisted, as YYYY-MM-DD.
                 * @example null
                 */
                readonly "delisted-at": string | null;
                /**
                 * @description How many accounts follow it.
                 * @example 5
                 */
                readonly "followers-count": number;
                /**
                 * @description How many published insights are about it.
                 * @example 4
                 */
                readonly "insights-count": number;
                /**
                 * @description How many insights of the last 90 days take which view of it.
                 * @example {
                 *       "bullish": 1,
                 *       "bearish": 2,
                 *       "neutral": 1
                 *     }
                 */
                readonly "latest-imperatives": {
                    /**
                     * @description Bullish ones.
                     * @example 1
                     */
                    readonly bullish: number;
                    /**
                     * @description Bearish ones.
                     * @example 2
                     */
                    readonly bearish: number;
                    /**
                     * @description Neutral ones.
                     * @example 1
                     */
                    readonly neutral: number;
                };
                /**
                 * @description Whether the caller follows it.
                 * @example false
                 */
                readonly "is-followed": boolean;
                /**
                 * @description When it was made.
                 * @example 2026-01-05T09:00:00.000+00:00
                 */
                readonly "created-at": components["schemas"]["Timestamp"];
                /**
                 * @description When it was last changed.
                 * @example 2026-09-30T22:00:00.000+00:00
                 */
                readonly "updated-at": components["schemas"]["Timestamp"];
            };
            /** @description What an entity is related to. */
            readonly relationships: Record<string, never>;
        };
        /** @description One entity. */
        readonly EntityDocument: {
            readonly data: components["schemas"]["Entity"];
        };
        /** @description A page of related resource objects of type entities. */
        readonly EntityRelated: {
            /** @description The resource objects that the caller may see. */
            readonly data: readonly components["schemas"]["Entity"][];
            readonly meta: components["schemas"]["PageMeta"];
            readonly links: components["schemas"]["PageLinks"];
        };
        /** @description One error. A 401 carries its title only. */
        readonly Error: {
            /**
             * @description What went wrong, in a few words that stay the same from case to case.
             * @example Param not allowed
             */
            readonly title: string;
            /**
             * @description What went wrong in this case.
             * @example rating is not allowed.
             */
            readonly detail?: string;
            /**
             * @description The error code of the catalogue in the description of this API.
             * @example 105
             */
            readonly code?: string;
            /**
             * @description The HTTP status, as a string.
             * @example 400
             */
            readonly status?: string;
            readonly source?: components["schemas"]["ErrorSource"];
        };
        /** @description Where the offending value stands. Only on errors with the codes 100, 103, 106 and 116. */
        readonly ErrorSource: {
            /**
             * @description A JSON pointer into the request body.
             * @example /data/attributes/name
             */
            readonly pointer?: string;
            /**
             * @description The name of the path or query parameter.
             * @example filter[country]
             */
            readonly parameter?: string;
        };
        /** @description Why a request was refused. Every offender of the first step that refused it is listed, in the order sent. */
        readonly Errors: {
            /** @description The errors, at least one. */
            readonly errors: readonly components["schemas"]["Error"][];
        };
        /** @description A named set of insight filters, saved by one account. Within a list any value fits; all lists must fit. */
        readonly FilterPreset: {
            readonly id: components["schemas"]["Identifier"];
            /**
             * @description The resource type.
             * @example filter-presets
             * @constant
             */
            readonly type: "filter-presets";
            readonly links: components["schemas"]["SelfLink"];
            /** @description The attributes of a filter preset. */
            readonly attributes: {
                /**
                 * @description What the account calls it.
                 * @example Japanese banks, short term
                 */
                readonly name: string;
                /**
                 * @description Country codes, of the insight or of its entities. Empty means any.
                 * @example [
                 *       "JP"
                 *     ]
                 */
                readonly countries: readonly string[];
                /**
                 * @description Slugs of sectors, of the insight or of its entities. Empty means any.
                 * @example [
                 *       "financials"
                 *     ]
                 */
                readonly sectors: readonly string[];
                /**
                 * @description Slugs of strategies. Empty means any.
                 * @example []
                 */
                readonly strategies: readonly string[];
                /**
                 * @description Slugs of content verticals. Empty means any.
                 * @example [
                 *       "equity-bottom-up"
                 *     ]
                 */
                readonly verticals: readonly string[];
                /**
                 * @description The smallest market capitalisation of the primary entity, in millions of US dollars.
                 * @example 2000
                 */
                readonly "min-market-cap": number | null;
                /**
                 * @description The largest market capitalisation of the primary entity, in millions of US dollars.
                 * @example null
                 */
                readonly "max-market-cap": number | null;
                /**
                 * @description Format types. null means any.
                 * @example [
                 *       "quick-note"
                 *     ]
                 */
                readonly "format-types": readonly string[] | null;
                /**
                 * @description Imperatives. null means any.
                 * @example [
                 *       "bearish"
                 *     ]
                 */
                readonly imperatives: readonly string[] | null;
                /**
                 * @description Time horizons. null means any.
                 * @example [
                 *       "short"
                 *     ]
                 */
                readonly "time-horizons": readonly string[] | null;
            };
            /** @description What a filter preset is related to. */
            readonly relationships: {
                readonly account: components["schemas"]["RelationshipLinks"];
            };
        };
        /** @description A filter preset to save. */
        readonly FilterPresetCreate: {
            /** @description The new preset. */
            readonly data: {
                /** @constant */
                readonly type: "filter-presets";
                /** @description The filters. What is absent filters nothing. */
                readonly attributes: {
                    /**
                     * @description What the account calls it.
                     * @example Japanese banks, short term
                     */
                    readonly name: string;
                    /**
                     * @description Country codes. null is kept as an empty list.
                     * @example [
                     *       "JP"
                     *     ]
                     */
                    readonly countries?: readonly string[] | null;
                    /**
                     * @description Slugs of sectors. null is kept as an empty list.
                     * @example [
                     *       "financials"
                     *     ]
                     */
                    readonly sectors?: readonly string[] | null;
                    /**
                     * @description Slugs of strategies. null is kept as an empty list.
                     * @example []
                     */
                    readonly strategies?: readonly string[] | null;
                    /**
                     * @description Slugs of content verticals. null is kept as an empty list.
                     * @example [
                     *       "equity-bottom-up"
                     *     ]
                     */
                    readonly verticals?: readonly string[] | null;
                    /**
                     * @description The smallest market capitalisation of the primary entity, in millions of US dollars.
                     * @example 2000
                     */
                    readonly "min-market-cap"?: number | null;
                    /**
                     * @description The largest market capitalisation of the primary entity, in millions of US dollars.
                     * @example null
                     */
                    readonly "max-market-cap"?: number | null;
                    /**
                     * @description Format types. null means any.
                     * @example [
                     *       "quick-note"
                     *     ]
                     */
                    readonly "format-types"?: readonly string[] | null;
                    /**
                     * @description Imperatives. null means any.
                     * @example [
                     *       "bearish"
                     *     ]
                     */
                    readonly imperatives?: readonly string[] | null;
                    /**
                     * @description Time horizons. null means any.
                     * @example [
                     *       "short"
                     *     ]
                     */
                    readonly "time-horizons"?: readonly string[] | null;
                };
                /** @description Whose preset it is. */
                readonly relationships: {
                    readonly account: components["schemas"]["ToOne"];
                };
                /** @description Accepted and ignored. */
                readonly links?: {
                    readonly [key: string]: unknown;
                };
                /** @description Accepted and ignored. */
                readonly meta?: {
                    readonly [key: string]: unknown;
                };
            };
            /** @description Accepted and ignored. */
            readonly jsonapi?: {
                readonly [key: string]: unknown;
            };
            /** @description Accepted and ignored. */
            readonly meta?: {
                readonly [key: string]: unknown;
            };
        };
        /** @description One filter preset. */
        readonly FilterPresetDocument: {
            readonly data: components["schemas"]["FilterPreset"];
        };
        /** @description All filter presets of an account. */
        readonly FilterPresetList: {
            /** @description The presets. */
            readonly data: readonly components["schemas"]["FilterPreset"][];
            readonly meta: components["schemas"]["CountMeta"];
        };
        /** @description Changes to a filter preset. */
        readonly FilterPresetUpdate: {
            /** @description The changed preset. */
            readonly data: {
                /** @constant */
                readonly type?: "filter-presets";
                readonly id?: components["schemas"]["Identifier"];
                /** @description The attributes to change. */
                readonly attributes?: {
                    /**
                     * @description What the account calls it.
                     * @example Japanese banks, short term
                     */
                    readonly name?: string;
                    /**
                     * @description Country codes. null is kept as an empty list.
                     * @example [
                     *       "JP"
                     *     ]
                     */
                    readonly countries?: readonly string[] | null;
                    /**
                     * @description Slugs of sectors. null is kept as an empty list.
                     * @example [
                     *       "financials"
                     *     ]
                     */
                    readonly sectors?: readonly string[] | null;
                    /**
                     * @description Slugs of strategies. null is kept as an empty list.
                     * @example []
                     */
                    readonly strategies?: readonly string[] | null;
                    /**
                     * @description Slugs of content verticals. null is kept as an empty list.
                     * @example [
                     *       "equity-bottom-up"
                     *     ]
                     */
                    readonly verticals?: readonly string[] | null;
                    /**
                     * @description The smallest market capitalisation of the primary entity, in millions of US dollars.
                     * @example 2000
                     */
                    readonly "min-market-cap"?: number | null;
                    /**
                     * @description The largest market capitalisation of the primary entity, in millions of US dollars.
                     * @example null
                     */
                    readonly "max-market-cap"?: number | null;
                    /**
                     * @description Format types. null means any.
                     * @example [
                     *       "quick-note"
                     *     ]
                     */
                    readonly "format-types"?: readonly string[] | null;
                    /**
                     * @description Imperatives. null means any.
                     * @example [
                     *       "bearish"
                     *     ]
                     */
                    readonly imperatives?: readonly string[] | null;
                    /**
                     * @description Time horizons. null means any.
                     * @example [
                     *       "short"
                     *     ]
                     */
                    readonly "time-horizons"?: readonly string[] | null;
                };
                /** @description Whose preset it is. */
                readonly relationships?: {
                    readonly account?: components["schemas"]["ToOne"];
                };
                /** @description Accepted and ignored. */
                readonly links?: {
                    readonly [key: string]: unknown;
                };
                /** @description Accepted and ignored. */
                readonly meta?: {
                    readonly [key: string]: unknown;
                };
            };
            /** @description Accepted and ignored. */
            readonly jsonapi?: {
                readonly [key: string]: unknown;
            };
            /** @description Accepted and ignored. */
            readonly meta?: {
                readonly [key: string]: unknown;
            };
        };
        /** @description A region of the world, made of countries. */
        readonly Geography: {
            readonly id: components["schemas"]["Identifier"];
            /**
             * @description The resource type.
             * @example geographies
             * @constant
             */
            readonly type: "geographies";
            readonly links: components["schemas"]["SelfLink"];
            /** @description The attributes of a geography. */
            readonly attributes: {
                /**
                 * @description Its name in lower case with hyphens. No two geographies share one.
                 * @example asia-ex-japan
                 */
                readonly slug: string;
                /**
                 * @description Pages elsewhere that help a reader who works on this region.
                 * @example [
                 *       {
                 *         "title": "Asian Development Bank",
                 *         "url": "https://www.adb.org/"
                 *       }
                 *     ]
                 */
                readonly "useful-links": readonly {
                    /**
                     * @description What the page is called.
                     * @example Asian Development Bank
                     */
                    readonly title: string;
                    /**
                     * Format: uri
                     * @description Where the page is.
                     * @example https://www.adb.org/
                     */
                    readonly url: string;
                }[];
                /**
                 * @description Its English name.
                 * @example Asia ex-Japan
                 */
                readonly name: string;
            };
            /** @description What a geography is related to. */
            readonly relationships: {
                readonly "classification-distribution": components["schemas"]["RelationshipLinks"];
                readonly countries: components["schemas"]["RelationshipLinks"];
            };
        };
        /** @description One geography. */
        readonly GeographyDocument: {
            readonly data: components["schemas"]["Geography"];
        };
        /** @description All geographies. */
        readonly GeographyList: {
            /** @description The geographies. */
            readonly data: readonly components["schemas"]["Geography"][];
            readonly meta: components["schemas"]["CountMeta"];
        };
        /** @description A page of related resource objects of type geographies. */
        readonly GeographyRelated: {
            /** @description The resource objects that the caller may see. */
            readonly data: readonly components["schemas"]["Geography"][];
            readonly meta: components["schemas"]["PageMeta"];
            readonly links: components["schemas"]["PageLinks"];
        };
        /** @description How the server is. */
        readonly HealthStatus: {
            /**
             * @description ok, in every answer with status 200.
             * @example ok
             */
            readonly status: string;
        };
        /**
         * @description An opaque identifier: 1 to 128 letters, digits, spaces, underscores and hyphens, with no space at either end.
         * @example 019a0000-0003-7000-8000-000000000001
         */
        readonly Identifier: string;
        /** @description A picture that belongs to a piece of content. */
        readonly Image: {
            readonly id: components["schemas"]["Identifier"];
            /**
             * @description The resource type.
             * @example images
             * @constant
             */
            readonly type: "images";
            readonly links: components["schemas"]["SelfLink"];
            /** @description The attributes of an image. */
            readonly attributes: {
                /**
                 * Format: uri
                 * @description Where the file can be downloaded for the next 3600 seconds.
                 * @example http://localhost:3000/files/loan-growth.png
                 */
                readonly source: string;
                /**
                 * @description The name of the file.
                 * @example loan-growth.png
                 */
                readonly "source-file-name": string;
                /**
                 * @description The size of the file in bytes.
                 * @example 48213
                 */
                readonly "source-file-size": number;
                readonly "source-updated-at": components["schemas"]["Timestamp"];
                /**
                 * @description The media type of the file.
                 * @example image/png
                 */
                readonly "source-content-type": string;
                /**
                 * @description The width in pixels.
                 * @example 1280
                 */
                readonly width: number;
                /**
                 * @description The height in pixels.
                 * @example 720
                 */
                readonly height: number;
                /**
                 * @description What the image shows, in words for those who do not see it.
                 * @example Loan growth of the bank by quarter
                 */
                readonly "alt-text": string | null;
                /**
                 * @description Where smaller copies can be downloaded.
                 * @example {
                 *       "thumb": "http://localhost:3000/files/loan-growth-thumb.png",
                 *       "medium": "http://localhost:3000/files/loan-growth-medium.png",
                 *       "large": null
                 *     }
                 */
                readonly variants: {
                    /**
                     * Format: uri
                     * @description The smallest copy. null while there is none.
                     * @example http://localhost:3000/files/loan-growth-thumb.png
                     */
                    readonly thumb: string | null;
                    /**
                     * Format: uri
                     * @description A copy of middle size. null while there is none.
                     * @example http://localhost:3000/files/loan-growth-medium.png
                     */
                    readonly medium: string | null;
                    /**
                     * Format: uri
                     * @description The largest copy. null while there is none.
                     * @example null
                     */
                    readonly large: string | null;
                };
                /**
                 * @description Its place among the images of the same content, counted from 1. null when it has none.
                 * @example 1
                 */
                readonly position: number | null;
                readonly "created-at": components["schemas"]["Timestamp"];
                readonly "updated-at": components["schemas"]["Timestamp"];
            };
            /** @description An image has no relationships. */
            readonly relationships: Record<string, never>;
        };
        /** @description One resource object of type images. */
        readonly ImageDocument: {
            readonly data: components["schemas"]["Image"];
        };
        /** @description A page of related resource objects of type images. */
        readonly ImageRelated: {
            /** @description The resource objects that the caller may see. */
            readonly data: readonly components["schemas"]["Image"][];
            readonly meta: components["schemas"]["PageMeta"];
            readonly links: components["schemas"]["PageLinks"];
        };
        /** @description A research note, from the draft to what readers see. */
        readonly Insight: {
            readonly id: components["schemas"]["Identifier"];
            /**
             * @description The resource type.
             * @example insights
             * @constant
             */
            readonly type: "insights";
            readonly links: components["schemas"]["SelfLink"];
            /** @description The attributes of an insight. */
            readonly attributes: {
                /**
                 * @description The countries that it concerns.
                 * @example [
                 *       "JP"
                 *     ]
                 */
                readonly countries: readonly components["schemas"]["CountryCode"][];
                /**
                 * @description The view that it takes of the primary entity. null when it takes none.
                 * @example bearish
                 */
                readonly imperative: string | null;
                /**
                 * @description A readable name that is accepted in place of the id: lower-case words joined by hyphens, used by no other insight and not shaped like a UUID.
                 * @example japanese-banks-the-carry-is-back
                 */
                readonly slug: string | null;
                /**
                 * @description When it was or is to be published. null as long as no time is chosen.
                 * @example 2026-10-01T08:30:00.000+00:00
                 */
                readonly "published-at": components["schemas"]["Timestamp"] | null;
                /**
                 * @description Where it stands between the first draft and publication.
                 * @example published
                 */
                readonly "aasm-state": string;
                /**
                 * @description The kind of research note.
                 * @example quick-note
                 */
                readonly "format-type": string;
                /**
                 * @description Whether readers see who wrote it. When false they see the author's company only.
                 * @example true
                 */
                readonly "show-author-names": boolean;
                /**
                 * @description The title.
                 * @example Japanese banks: the carry is back
                 */
                readonly tagline: string | null;
                /**
                 * @description The summary, as HTML of which only harmless elements are kept.
                 * @example <p>The shares discount two rate rises; guidance supports one.</p>
                 */
                readonly "executive-summary": string | null;
                /**
                 * @description The classification by industry, as slugs. All empty when `no-sector` is true.
                 * @example {
                 *       "sectors": [
                 *         "financials"
                 *       ],
                 *       "industry-groups": [
                 *         "banks"
                 *       ],
                 *       "industries": [
                 *         "banks"
                 *       ]
                 *     }
                 */
                readonly gics: {
                    /**
                     * @description Slugs of sectors.
                     * @example [
                     *       "financials"
                     *     ]
                     */
                    readonly sectors: readonly string[];
                    /**
                     * @description Slugs of industry groups.
                     * @example [
                     *       "banks"
                     *     ]
                     */
                    readonly "industry-groups": readonly string[];
                    /**
                     * @description Slugs of industries.
                     * @example [
                     *       "banks"
                     *     ]
                     */
                    readonly industries: readonly string[];
                };
                /**
                 * @description How many accounts have read it.
                 * @example 12
                 */
                readonly "total-account-read": number;
                /**
                 * @description How many visitors without an account have read it.
                 * @example 30
                 */
                readonly "total-public-read": number;
                /**
                 * @description Reads by accounts and visitors together.
                 * @example 42
                 */
                readonly "total-combined-read": number;
                /**
                 * @description How many open annotations it has.
                 * @example 2
                 */
                readonly "annotations-count": number;
                /**
                 * @description How many comments it has.
                 * @example 3
                 */
                readonly "comments-count": number;
                /**
                 * @description Comments and open annotations together.
                 * @example 5
                 */
                readonly "total-discussions": number;
                /**
                 * @description How many published insights build upon it.
                 * @example 1
                 */
                readonly "published-forked-count": number;
                /**
                 * @description When it was last changed.
                 * @example 2026-10-01T08:45:00.000+00:00
                 */
                readonly "updated-at": components["schemas"]["Timestamp"];
                /**
                 * @description When it came into its state. null when it never changed state.
                 * @example 2026-10-01T08:30:00.000+00:00
                 */
                readonly "aasm-state-updated-at": components["schemas"]["Timestamp"] | null;
                /**
                 * @description Whether the platform commissioned it.
                 * @example false
                 */
                readonly "is-x-content": boolean;
                /**
                 * @description The address of the original where that stands elsewhere. https only.
                 * @example https://research.demo.example/asagiri-financial
                 */
                readonly linkback: string | null;
                /**
                 * @description How many accounts like it.
                 * @example 4
                 */
                readonly "likes-count": number;
                /**
                 * @description How many accounts dislike it.
                 * @example 1
                 */
                readonly "dislikes-count": number;
                /**
                 * @description Whether it belongs to no sector, as research on currencies or indices.
                 * @example false
                 */
                readonly "no-sector": boolean;
                /**
                 * @description Whether the caller has read it.
                 * @example true
                 */
                readonly "is-read": boolean;
                /**
                 * @description The vote of the caller: 1 for a like, -1 for a dislike, 0 for none.
                 * @example 1
                 */
                readonly "my-like-score": number;
                /**
                 * @description What keeps the caller from reading it in full. null when nothing does.
                 * @example null
                 */
                readonly "restriction-reason": string | null;
                /**
                 * @description Views that a share, campaign, alert, collection or notification led to.
                 * @example 6
                 */
                readonly "introduced-total-views": number;
                /**
                 * @description The investment strategies that it is for.
                 * @example [
                 *       "long-short"
                 *     ]
                 */
                readonly strategies: readonly string[];
                /**
                 * @description How far the view reaches: short is up to 3 months, medium up to 12, long beyond. null when it names none.
                 * @example short
                 */
                readonly "time-horizon": string | null;
                /**
                 * @description The full text, as HTML of which only harmless elements are kept. null while unwritten, and for a caller whom a restriction applies to.
                 * @example <p>Deposit costs follow policy rates with a lag of about one quarter.</p>
                 */
                readonly detail: string | null;
                /**
                 * @description Keywords derived from its entities and content verticals.
                 * @example [
                 *       "Asagiri Financial",
                 *       "8300 JT"
                 *     ]
                 */
                readonly "automatic-keywords": readonly string[];
                /**
                 * @description Keywords that the author chose.
                 * @example [
                 *       "deposit beta"
                 *     ]
                 */
                readonly "custom-keywords": readonly string[];
                /**
                 * @description Whether a restriction keeps the caller from reading it in full.
                 * @example false
                 */
                readonly "viewer-is-restricted": boolean;
                /**
                 * @description Its views weighted by the kind of reader.
                 * @example 18
                 */
                readonly "weighted-insight-views": number;
            };
            /** @description What an insight is related to. */
            readonly relationships: {
                readonly account: components["schemas"]["RelationshipLinks"];
                readonly images: components["schemas"]["RelationshipLinks"];
                readonly "content-verticals": components["schemas"]["RelationshipLinks"];
                readonly "primary-entity": components["schemas"]["RelationshipLinks"];
                readonly "secondary-entities": components["schemas"]["RelationshipLinks"];
                readonly activities: components["schemas"]["RelationshipLinks"];
                readonly "upstream-insights": components["schemas"]["RelationshipLinks"];
                readonly "downstream-insights": components["schemas"]["RelationshipLinks"];
                readonly "main-insight-document": components["schemas"]["RelationshipLinks"];
                readonly "insight-documents": components["schemas"]["RelationshipLinks"];
                readonly "insight-disclosures": components["schemas"]["RelationshipLinks"];
                readonly "comment-threads": components["schemas"]["RelationshipLinks"];
                readonly "originated-insights": components["schemas"]["RelationshipLinks"];
                readonly comments: components["schemas"]["RelationshipLinks"];
                readonly "suggested-forkable-insights": components["schemas"]["RelationshipLinks"];
                readonly citations: components["schemas"]["RelationshipLinks"];
                readonly annotations: components["schemas"]["RelationshipLinks"];
            };
        };
        /** @description An insight to draft. */
        readonly InsightCreate: {
            /** @description The new insight. */
            readonly data: {
                /** @constant */
                readonly type: "insights";
                /** @description What is known of it already. */
                readonly attributes?: {
                    /**
                     * @description The title.
                     * @example Japanese banks: the carry is back
                     */
                    readonly tagline?: string | null;
                    /**
                     * @description The summary, as HTML of which only harmless elements are kept.
                     * @example <p>The shares discount two rate rises; guidance supports one.</p>
                     */
                    readonly "executive-summary"?: string | null;
                    /**
                     * @description The full text, as HTML. Elements that could do harm are removed.
                     * @example <p>Deposit costs follow policy rates with a lag of about one quarter.</p>
                     */
                    readonly detail?: string | null;
                    /**
                     * @description How far the view reaches. null for none.
                     * @example short
                     * @enum {string|null}
                     */
                    readonly "time-horizon"?: "short" | "medium" | "long" | null;
                    /**
                     * @description The view of the primary entity. null for none.
                     * @example bearish
                     * @enum {string|null}
                     */
                    readonly imperative?: "bullish" | "bearish" | "neutral" | null;
                    /**
                     * @description A readable name that is accepted in place of the id: lower-case words joined by hyphens, used by no other insight and not shaped like a UUID.
                     * @example japanese-banks-the-carry-is-back
                     */
                    readonly slug?: string | null;
                    /**
                     * @description When the author would like it to be published. null for no particular time.
                     * @example 2026-10-01 08:30:00 +0000
                     */
                    readonly "published-at"?: components["schemas"]["TimestampInput"] | null;
                    /**
                     * @description The kind of research note.
                     * @example quick-note
                     * @enum {string}
                     */
                    readonly "format-type"?: "in-depth" | "quick-note" | "initiation" | "thematic" | "daily-brief" | "event-preview" | "event-review" | "model" | "transcript";
                    /**
                     * @description The countries that it concerns.
                     * @example [
                     *       "JP"
                     *     ]
                     */
                    readonly countries?: readonly components["schemas"]["CountryCode"][];
                    /**
                     * @description The investment strategies that it is for.
                     * @example [
                     *       "long-short"
                     *     ]
                     */
                    readonly strategies?: readonly ("long-short" | "event-driven" | "index-rebalance" | "merger-arbitrage" | "stub-trade" | "pairs" | "ipo" | "placement" | "activism" | "credit" | "macro" | "quant" | "esg" | "income" | "value" | "growth")[];
                    /**
                     * @description Keywords, kept as sent. Derived from entities and verticals when empty at submission.
                     * @example [
                     *       "Asagiri Financial",
                     *       "8300 JT"
                     *     ]
                     */
                    readonly "automatic-keywords"?: readonly string[];
                    /**
                     * @description Keywords that the author chose.
                     * @example [
                     *       "deposit beta"
                     *     ]
                     */
                    readonly "custom-keywords"?: readonly string[];
                    /**
                     * @description The classification by industry, as slugs. One that names nothing is refused with 422.
                     * @example {
                     *       "sectors": [
                     *         "financials"
                     *       ],
                     *       "industry-groups": [
                     *         "banks"
                     *       ],
                     *       "industries": [
                     *         "banks"
                     *       ]
                     *     }
                     */
                    readonly gics?: {
                        /**
                         * @description Slugs of sectors.
                         * @example [
                         *       "financials"
                         *     ]
                         */
                        readonly sectors?: readonly string[];
                        /**
                         * @description Slugs of industry groups.
                         * @example [
                         *       "banks"
                         *     ]
                         */
                        readonly "industry-groups"?: readonly string[];
                        /**
                         * @description Slugs of industries.
                         * @example [
                         *       "banks"
                         *     ]
                         */
                        readonly industries?: readonly string[];
                    };
                    /**
                     * @description Whether it belongs to no sector, as research on currencies or indices.
                     * @example false
                     */
                    readonly "no-sector"?: boolean;
                    /**
                     * @description Whether readers see who wrote it. When false they see the author's company only.
                     * @example true
                     */
                    readonly "show-author-names"?: boolean;
                    /**
                     * @description The address of the original where that stands elsewhere. https only.
                     * @example https://research.demo.example/asagiri-financial
                     */
                    readonly linkback?: string | null;
                    /**
                     * @description Accepted and ignored, since reads are counted by the server.
                     * @example 0
                     */
                    readonly "total-combined-read"?: number | null;
                    /**
                     * @description The state to begin in.
                     * @example drafted
                     * @enum {string}
                     */
                    readonly "aasm-state"?: "drafted";
                };
                /** @description What it is about, what it is filed under and what it builds upon. */
                readonly relationships?: {
                    readonly "primary-entity"?: components["schemas"]["ToOneOrNone"];
                    readonly "content-verticals"?: components["schemas"]["ToMany"];
                    readonly "secondary-entities"?: components["schemas"]["ToMany"];
                    readonly "upstream-insights"?: components["schemas"]["ToMany"];
                };
                /** @description Accepted and ignored. */
                readonly links?: {
                    readonly [key: string]: unknown;
                };
                /** @description Accepted and ignored. */
                readonly meta?: {
                    readonly [key: string]: unknown;
                };
            };
            /** @description Accepted and ignored. */
            readonly jsonapi?: {
                readonly [key: string]: unknown;
            };
            /** @description Accepted and ignored. */
            readonly meta?: {
                readonly [key: string]: unknown;
            };
        };
        /** @description The interests that the author of an insight discloses. */
        readonly InsightDisclosure: {
            readonly id: components["schemas"]["Identifier"];
            /**
             * @description The resource type.
             * @example insight-disclosures
             * @constant
             */
            readonly type: "insight-disclosures";
            readonly links: components["schemas"]["SelfLink"];
            /** @description The attributes of an insight disclosure. */
            readonly attributes: {
                /**
                 * @description Which positions the author holds in the securities written about. Empty until stated.
                 * @example The author holds no position in the securities discussed.
                 */
                readonly "position-in-securities": string;
                /**
                 * @description Whether the author certifies that this is complete and true.
                 * @example true
                 */
                readonly certified: boolean;
            };
            /** @description What an insight disclosure is related to. */
            readonly relationships: {
                readonly insight: components["schemas"]["RelationshipLinks"];
            };
        };
        /** @description One insight disclosure. */
        readonly InsightDisclosureDocument: {
            readonly data: components["schemas"]["InsightDisclosure"];
        };
        /** @description A page of related resource objects of type insight-disclosures. */
        readonly InsightDisclosureRelated: {
            /** @description The resource objects that the caller may see. */
            readonly data: readonly components["schemas"]["InsightDisclosure"][];
            readonly meta: components["schemas"]["PageMeta"];
            readonly links: components["schemas"]["PageLinks"];
        };
        /** @description Changes to an insight disclosure. */
        readonly InsightDisclosureUpdate: {
            /** @description The changed disclosure. */
            readonly data: {
                /** @constant */
                readonly type?: "insight-disclosures";
                readonly id?: components["schemas"]["Identifier"];
                /** @description The attributes to change. */
                readonly attributes?: {
                    /**
                     * @description Which positions the author holds in the securities written about.
                     * @example The author holds no position in the securities discussed.
                     */
                    readonly "position-in-securities"?: string;
                    /**
                     * @description Whether the author certifies that this is complete and true.
                     * @example true
                     */
                    readonly certified?: boolean;
                };
                /** @description Accepted and ignored. */
                readonly links?: {
                    readonly [key: string]: unknown;
                };
                /** @description Accepted and ignored. */
                readonly meta?: {
                    readonly [key: string]: unknown;
                };
            };
            /** @description Accepted and ignored. */
            readonly jsonapi?: {
                readonly [key: string]: unknown;
            };
            /** @description Accepted and ignored. */
            readonly meta?: {
                readonly [key: string]: unknown;
            };
        };
        /** @description One insight. */
        readonly InsightDocument: {
            readonly data: components["schemas"]["Insight"];
        };
        /** @description A file attached to an insight. */
        readonly InsightDocumentFile: {
            readonly id: components["schemas"]["Identifier"];
            /**
             * @description The resource type.
             * @example insight-documents
             * @constant
             */
            readonly type: "insight-documents";
            readonly links: components["schemas"]["SelfLink"];
            /** @description The attributes of an insight document. */
            readonly attributes: {
                /**
                 * Format: uri
                 * @description Where the file can be downloaded for the next 3600 seconds. null for a caller from whom the content of the insight is withheld.
                 * @example http://localhost:3000/files/japanese-banks.pdf
                 */
                readonly source: string | null;
                /**
                 * @description The name of the file.
                 * @example japanese-banks.pdf
                 */
                readonly "source-file-name": string;
                /**
                 * @description The size of the file in bytes.
                 * @example 482130
                 */
                readonly "source-file-size": number;
                readonly "source-updated-at": components["schemas"]["Timestamp"];
                /**
                 * @description The media type of the file.
                 * @example application/pdf
                 */
                readonly "source-content-type": string;
                /**
                 * @description What the document is called.
                 * @example Japanese banks, the full report
                 */
                readonly title: string | null;
            };
            /** @description What an insight document is related to. */
            readonly relationships: {
                readonly insight: components["schemas"]["RelationshipLinks"];
            };
        };
        /** @description One resource object of type insight-documents. */
        readonly InsightDocumentFileDocument: {
            readonly data: components["schemas"]["InsightDocumentFile"];
        };
        /** @description A page of related resource objects of type insight-documents. */
        readonly InsightDocumentFileRelated: {
            /** @description The resource objects that the caller may see. */
            readonly data: readonly components["schemas"]["InsightDocumentFile"][];
            readonly meta: components["schemas"]["PageMeta"];
            readonly links: components["schemas"]["PageLinks"];
        };
        /** @description A research note as a list shows it, without its full text. */
        readonly InsightListItem: {
            readonly id: components["schemas"]["Identifier"];
            /**
             * @description The resource type.
             * @example insights
             * @constant
             */
            readonly type: "insights";
            readonly links: components["schemas"]["SelfLink"];
            /** @description The attributes of an insight in a list. */
            readonly attributes: {
                /**
                 * @description The countries that it concerns.
                 * @example [
                 *       "JP"
                 *     ]
                 */
                readonly countries: readonly components["schemas"]["CountryCode"][];
                /**
                 * @description The view that it takes of the primary entity. null when it takes none.
                 * @example bearish
                 */
                readonly imperative: string | null;
                /**
                 * @description A readable name that is accepted in place of the id: lower-case words joined by hyphens, used by no other insight and not shaped like a UUID.
                 * @example japanese-banks-the-carry-is-back
                 */
                readonly slug: string | null;
                /**
                 * @description When it was or is to be published. null as long as no time is chosen.
                 * @example 2026-10-01T08:30:00.000+00:00
                 */
                readonly "published-at": components["schemas"]["Timestamp"] | null;
                /**
                 * @description Where it stands between the first draft and publication.
                 * @example published
                 */
                readonly "aasm-state": string;
                /**
                 * @description The kind of research note.
                 * @example quick-note
                 */
                readonly "format-type": string;
                /**
                 * @description Whether readers see who wrote it. When false they see the author's company only.
                 * @example true
                 */
                readonly "show-author-names": boolean;
                /**
                 * @description The title.
                 * @example Japanese banks: the carry is back
                 */
                readonly tagline: string | null;
                /**
                 * @description The summary, as HTML of which only harmless elements are kept.
                 * @example <p>The shares discount two rate rises; guidance supports one.</p>
                 */
                readonly "executive-summary": string | null;
                /**
                 * @description The classification by industry, as slugs. All empty when `no-sector` is true.
                 * @example {
                 *       "sectors": [
                 *         "financials"
                 *       ],
                 *       "industry-groups": [
                 *         "banks"
                 *       ],
                 *       "industries": [
                 *         "banks"
                 *       ]
                 *     }
                 */
                readonly gics: {
                    /**
                     * @description Slugs of sectors.
                     * @example [
                     *       "financials"
                     *     ]
                     */
                    readonly sectors: readonly string[];
                    /**
                     * @description Slugs of industry groups.
                     * @example [
                     *       "banks"
                     *     ]
                     */
                    readonly "industry-groups": readonly string[];
                    /**
                     * @description Slugs of industries.
                     * @example [
                     *       "banks"
                     *     ]
                     */
                    readonly industries: readonly string[];
                };
                /**
                 * @description How many accounts have read it.
                 * @example 12
                 */
                readonly "total-account-read": number;
                /**
                 * @description How many visitors without an account have read it.
                 * @example 30
                 */
                readonly "total-public-read": number;
                /**
                 * @description Reads by accounts and visitors together.
                 * @example 42
                 */
                readonly "total-combined-read": number;
                /**
                 * @description How many open annotations it has.
                 * @example 2
                 */
                readonly "annotations-count": number;
                /**
                 * @description How many comments it has.
                 * @example 3
                 */
                readonly "comments-count": number;
                /**
                 * @description Comments and open annotations together.
                 * @example 5
                 */
                readonly "total-discussions": number;
                /**
                 * @description How many published insights build upon it.
                 * @example 1
                 */
                readonly "published-forked-count": number;
                /**
                 * @description When it was last changed.
                 * @example 2026-10-01T08:45:00.000+00:00
                 */
                readonly "updated-at": components["schemas"]["Timestamp"];
                /**
                 * @description When it came into its state. null when it never changed state.
                 * @example 2026-10-01T08:30:00.000+00:00
                 */
                readonly "aasm-state-updated-at": components["schemas"]["Timestamp"] | null;
                /**
                 * @description Whether the platform commissioned it.
                 * @example false
                 */
                readonly "is-x-content": boolean;
                /**
                 * @description The address of the original where that stands elsewhere. https only.
                 * @example https://research.demo.example/asagiri-financial
                 */
                readonly linkback: string | null;
                /**
                 * @description How many accounts like it.
                 * @example 4
                 */
                readonly "likes-count": number;
                /**
                 * @description How many accounts dislike it.
                 * @example 1
                 */
                readonly "dislikes-count": number;
                /**
                 * @description Whether it belongs to no sector, as research on currencies or indices.
                 * @example false
                 */
                readonly "no-sector": boolean;
                /**
                 * @description Whether the caller has read it.
                 * @example true
                 */
                readonly "is-read": boolean;
                /**
                 * @description The vote of the caller: 1 for a like, -1 for a dislike, 0 for none.
                 * @example 1
                 */
                readonly "my-like-score": number;
                /**
                 * @description What keeps the caller from reading it in full. null when nothing does.
                 * @example null
                 */
                readonly "restriction-reason": string | null;
                /**
                 * @description Views that a share, campaign, alert, collection or notification led to.
                 * @example 6
                 */
                readonly "introduced-total-views": number;
            };
            /** @description What an insight is related to. */
            readonly relationships: {
                readonly account: components["schemas"]["RelationshipLinks"];
                readonly images: components["schemas"]["RelationshipLinks"];
                readonly "content-verticals": components["schemas"]["RelationshipLinks"];
                readonly "primary-entity": components["schemas"]["RelationshipLinks"];
                readonly "secondary-entities": components["schemas"]["RelationshipLinks"];
                readonly activities: components["schemas"]["RelationshipLinks"];
                readonly "upstream-insights": components["schemas"]["RelationshipLinks"];
                readonly "downstream-insights": components["schemas"]["RelationshipLinks"];
                readonly "main-insight-document": components["schemas"]["RelationshipLinks"];
                readonly "insight-documents": components["schemas"]["RelationshipLinks"];
                readonly "insight-disclosures": components["schemas"]["RelationshipLinks"];
                readonly "comment-threads": components["schemas"]["RelationshipLinks"];
                readonly "originated-insights": components["schemas"]["RelationshipLinks"];
                readonly comments: components["schemas"]["RelationshipLinks"];
                readonly "suggested-forkable-insights": components["schemas"]["RelationshipLinks"];
                readonly citations: components["schemas"]["RelationshipLinks"];
                readonly annotations: components["schemas"]["RelationshipLinks"];
            };
        };
        /** @description One page of insights. */
        readonly InsightPage: {
            /** @description The insights. */
            readonly data: readonly components["schemas"]["InsightListItem"][];
            readonly meta: components["schemas"]["PageMeta"];
            readonly links: components["schemas"]["PageLinks"];
        };
        /** @description A page of related resource objects of type insights. */
        readonly InsightRelated: {
            /** @description The resource objects that the caller may see. */
            readonly data: readonly components["schemas"]["InsightListItem"][];
            readonly meta: components["schemas"]["PageMeta"];
            readonly links: components["schemas"]["PageLinks"];
        };
        /** @description Changes to an insight. */
        readonly InsightUpdate: {
            /** @description The changed insight. */
            readonly data: {
                /** @constant */
                readonly type?: "insights";
                readonly id?: components["schemas"]["Identifier"];
                /** @description The attributes to change. */
                readonly attributes?: {
                    /**
                     * @description The title.
                     * @example Japanese banks: the carry is back
                     */
                    readonly tagline?: string | null;
                    /**
                     * @description The summary, as HTML of which only harmless elements are kept.
                     * @example <p>The shares discount two rate rises; guidance supports one.</p>
                     */
                    readonly "executive-summary"?: string | null;
                    /**
                     * @description The full text, as HTML. Elements that could do harm are removed.
                     * @example <p>Deposit costs follow policy rates with a lag of about one quarter.</p>
                     */
                    readonly detail?: string | null;
                    /**
                     * @description How far the view reaches. null for none.
                     * @example short
                     * @enum {string|null}
                     */
                    readonly "time-horizon"?: "short" | "medium" | "long" | null;
                    /**
                     * @description The view of the primary entity. null for none.
                     * @example bearish
                     * @enum {string|null}
                     */
                    readonly imperative?: "bullish" | "bearish" | "neutral" | null;
                    /**
                     * @description A readable name that is accepted in place of the id: lower-case words joined by hyphens, used by no other insight and not shaped like a UUID.
                     * @example japanese-banks-the-carry-is-back
                     */
                    readonly slug?: string | null;
                    /**
                     * @description When the author would like it to be published. null for no particular time.
                     * @example 2026-10-01 08:30:00 +0000
                     */
                    readonly "published-at"?: components["schemas"]["TimestampInput"] | null;
                    /**
                     * @description The kind of research note.
                     * @example quick-note
                     * @enum {string}
                     */
                    readonly "format-type"?: "in-depth" | "quick-note" | "initiation" | "thematic" | "daily-brief" | "event-preview" | "event-review" | "model" | "transcript";
                    /**
                     * @description The countries that it concerns.
                     * @example [
                     *       "JP"
                     *     ]
                     */
                    readonly countries?: readonly components["schemas"]["CountryCode"][];
                    /**
                     * @description The investment strategies that it is for.
                     * @example [
                     *       "long-short"
                     *     ]
                     */
                    readonly strategies?: readonly ("long-short" | "event-driven" | "index-rebalance" | "merger-arbitrage" | "stub-trade" | "pairs" | "ipo" | "placement" | "activism" | "credit" | "macro" | "quant" | "esg" | "income" | "value" | "growth")[];
                    /**
                     * @description Keywords, kept as sent. Derived from entities and verticals when empty at submission.
                     * @example [
                     *       "Asagiri Financial",
                     *       "8300 JT"
                     *     ]
                     */
                    readonly "automatic-keywords"?: readonly string[];
                    /**
                     * @description Keywords that the author chose.
                     * @example [
                     *       "deposit beta"
                     *     ]
                     */
                    readonly "custom-keywords"?: readonly string[];
                    /**
                     * @description The classification by industry, as slugs. One that names nothing is refused with 422.
                     * @example {
                     *       "sectors": [
                     *         "financials"
                     *       ],
                     *       "industry-groups": [
                     *         "banks"
                     *       ],
                     *       "industries": [
                     *         "banks"
                     *       ]
                     *     }
                     */
                    readonly gics?: {
                        /**
                         * @description Slugs of sectors.
                         * @example [
                         *       "financials"
                         *     ]
                         */
                        readonly sectors?: readonly string[];
                        /**
                         * @description Slugs of industry groups.
                         * @example [
                         *       "banks"
                         *     ]
                         */
                        readonly "industry-groups"?: readonly string[];
                        /**
                         * @description Slugs of industries.
                         * @example [
                         *       "banks"
                         *     ]
                         */
                        readonly industries?: readonly string[];
                    };
                    /**
                     * @description Whether it belongs to no sector, as research on currencies or indices.
                     * @example false
                     */
                    readonly "no-sector"?: boolean;
                    /**
                     * @description Whether readers see who wrote it. When false they see the author's company only.
                     * @example true
                     */
                    readonly "show-author-names"?: boolean;
                    /**
                     * @description The address of the original where that stands elsewhere. https only.
                     * @example https://research.demo.example/asagiri-financial
                     */
                    readonly linkback?: string | null;
                    /**
                     * @description The state that it should go to. The state it is in already changes nothing.
                     * @example drafted
                     * @enum {string}
                     */
                    readonly "aasm-state"?: "drafted" | "submitted" | "in-review" | "changes-requested" | "approved" | "scheduled" | "published" | "cancelled";
                    /**
                     * @description Why, where a change of state or a correction asks for a reason.
                     * @example The second table repeated last year's figures.
                     */
                    readonly "status-reason"?: string;
                };
                /** @description What it is about, what it is filed under and what it builds upon. */
                readonly relationships?: {
                    readonly "primary-entity"?: components["schemas"]["ToOneOrNone"];
                    readonly "content-verticals"?: components["schemas"]["ToMany"];
                    readonly "secondary-entities"?: components["schemas"]["ToMany"];
                    readonly "upstream-insights"?: components["schemas"]["ToMany"];
                };
                /** @description Accepted and ignored. */
                readonly links?: {
                    readonly [key: string]: unknown;
                };
                /** @description Accepted and ignored. */
                readonly meta?: {
                    readonly [key: string]: unknown;
                };
            };
            /** @description Accepted and ignored. */
            readonly jsonapi?: {
                readonly [key: string]: unknown;
            };
            /** @description Accepted and ignored. */
            readonly meta?: {
                readonly [key: string]: unknown;
            };
        };
        /** @description The relationship's own addresses and, for a relationship to many, the ends of the list. */
        readonly LinkageLinks: {
            /**
             * Format: uri
             * @description The URL of this linkage.
             * @example http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/account
             */
            readonly self: string;
            /**
             * Format: uri
             * @description The URL that answers the related resource objects themselves.
             * @example http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/account
             */
            readonly related: string;
            /**
             * Format: uri
             * @description The URL of the first page.
             * @example http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comments?page%5Bnumber%5D=1&page%5Bsize%5D=10
             */
            readonly first?: string;
            /**
             * Format: uri
             * @description The URL of the last page.
             * @example http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comments?page%5Bnumber%5D=1&page%5Bsize%5D=10
             */
            readonly last?: string;
        };
        /** @description One page of what a relationship to many resource objects points to. */
        readonly LinkageToMany: {
            /** @description The resource objects that the caller may see. */
            readonly data: readonly components["schemas"]["ResourceIdentifier"][];
            readonly meta: components["schemas"]["PageMeta"];
            readonly links: components["schemas"]["LinkageLinks"];
        };
        /** @description What a relationship to one resource object points to. */
        readonly LinkageToOne: {
            /** @description The resource object, or null when there is none that the caller may see. */
            readonly data: components["schemas"]["ResourceIdentifier"] | null;
            readonly links: components["schemas"]["LinkageLinks"];
        };
        /** @description The answer for a relationship to one that is empty, or whose end the caller may not see. */
        readonly NoRelated: {
            /** @description Nothing. */
            readonly data: null;
        };
        /** @description The ends of a paginated list. The next and the previous page stand in the `Link` header. */
        readonly PageLinks: {
            /**
             * Format: uri
             * @description The URL of the first page.
             * @example http://localhost:3000/api/v2/insights?page%5Bnumber%5D=1&page%5Bsize%5D=10
             */
            readonly first: string;
            /**
             * Format: uri
             * @description The URL of the last page.
             * @example http://localhost:3000/api/v2/insights?page%5Bnumber%5D=5&page%5Bsize%5D=10
             */
            readonly last: string;
        };
        /** @description What a paginated list says about itself. */
        readonly PageMeta: {
            /**
             * @description How many records match, on all pages together.
             * @example 42
             */
            readonly "record-count": number;
            /**
             * @description How many pages of the asked size that makes.
             * @example 5
             */
            readonly "total-pages": number;
            /**
             * @description Present and true when more records match than are counted. The count and the pages then cover the first 1,000 matches, which is all that can be reached; narrow the filters to reach others.
             * @example true
             */
            readonly "record-count-is-capped"?: boolean;
        };
        /** @description A relationship of a resource object. Related data is not embedded; follow a link. */
        readonly RelationshipLinks: {
            /** @description Where the relationship can be read. */
            readonly links: {
                /**
                 * Format: uri
                 * @description The URL that answers the linkage, that is the type and id of what is related.
                 * @example http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/account
                 */
                readonly self: string;
                /**
                 * Format: uri
                 * @description The URL that answers the related resource objects themselves.
                 * @example http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/account
                 */
                readonly related: string;
            };
        };
        /** @description One resource object, named by its type and id. */
        readonly ResourceIdentifier: {
            /**
             * @description The resource type. It is compared after folding case, hyphens, underscores and the plural, so that `Account` and `accounts` name the same type.
             * @example accounts
             */
            readonly type: string;
            readonly id: components["schemas"]["Identifier"];
        };
        /** @description A sector of the Global Industry Classification Standard. */
        readonly Sector: {
            readonly id: components["schemas"]["Identifier"];
            /**
             * @description The resource type.
             * @example sectors
             * @constant
             */
            readonly type: "sectors";
            readonly links: components["schemas"]["SelfLink"];
            /** @description The attributes of a sector. */
            readonly attributes: {
                /**
                 * @description What it is called.
                 * @example Energy
                 */
                readonly name: string;
                /**
                 * @description The name that filters and presets use. No two sectors share one.
                 * @example energy
                 */
                readonly slug: string;
                /**
                 * @description Its number in the standard.
                 * @example 10
                 */
                readonly code: string;
                /**
                 * @description What kind of businesses it holds.
                 * @example Producers, refiners and carriers of oil, gas and coal, and those who equip them.
                 */
                readonly description: string | null;
                readonly "created-at": components["schemas"]["Timestamp"];
                readonly "updated-at": components["schemas"]["Timestamp"];
            };
            /** @description A sector has no relationships. */
            readonly relationships: Record<string, never>;
        };
        /** @description One sector. */
        readonly SectorDocument: {
            readonly data: components["schemas"]["Sector"];
        };
        /** @description All sectors. */
        readonly SectorList: {
            /** @description The sectors. */
            readonly data: readonly components["schemas"]["Sector"][];
            readonly meta: components["schemas"]["CountMeta"];
        };
        /** @description Where this resource object itself can be fetched. */
        readonly SelfLink: {
            /**
             * Format: uri
             * @description The absolute URL of this resource object.
             * @example http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001
             */
            readonly self: string;
        };
        /** @description A time during which an account is signed in on one device. */
        readonly Session: {
            readonly id: components["schemas"]["Identifier"];
            /**
             * @description The resource type.
             * @example sessions
             * @constant
             */
            readonly type: "sessions";
            readonly links: components["schemas"]["SelfLink"];
            /** @description The attributes of a session. */
            readonly attributes: {
                /**
                 * @description The e-mail address of the account.
                 * @example investor@demo.example
                 */
                readonly email: string;
                /**
                 * @description How it began.
                 * @example password
                 */
                readonly kind: string;
                /**
                 * @description When it began.
                 * @example 2026-10-01T08:30:00.000+00:00
                 */
                readonly "created-at": components["schemas"]["Timestamp"];
                /**
                 * @description When it ends unless it is used before.
                 * @example 2026-10-31T08:30:00.000+00:00
                 */
                readonly "expires-at": components["schemas"]["Timestamp"];
                /**
                 * @description When it was last used, to the hour or so.
                 * @example 2026-10-01T08:30:00.000+00:00
                 */
                readonly "last-used-at": components["schemas"]["Timestamp"];
                /**
                 * @description What the client called itself at the beginning. null when it did not.
                 * @example Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0
                 */
                readonly "user-agent": string | null;
                /**
                 * @description The country that it began in, as far as the network address tells.
                 * @example GB
                 */
                readonly "ip-country": components["schemas"]["CountryCode"] | null;
            };
            /** @description What a session is related to. */
            readonly relationships: {
                readonly account: components["schemas"]["RelationshipLinks"];
            };
        };
        /** @description An address and a password to begin a session with. */
        readonly SessionCreate: {
            /** @description The new session. */
            readonly data: {
                /** @constant */
                readonly type: "sessions";
                /** @description Who signs in. */
                readonly attributes: {
                    /**
                     * @description The e-mail address of the account.
                     * @example investor@demo.example
                     */
                    readonly email: string;
                    /**
                     * @description The password of the account.
                     * @example demo-password-1
                     */
                    readonly password: string;
                };
            };
        };
        /** @description An address and a password, in the form of older clients. */
        readonly SessionCreateLegacy: {
            /** @description Who signs in. */
            readonly account: {
                /**
                 * @description The e-mail address of the account.
                 * @example investor@demo.example
                 */
                readonly email: string;
                /**
                 * @description The password of the account.
                 * @example demo-password-1
                 */
                readonly password: string;
            };
        };
        /** @description A session that has just begun, with its token. */
        readonly SessionCreated: {
            readonly id: components["schemas"]["Identifier"];
            /**
             * @description The resource type.
             * @example sessions
             * @constant
             */
            readonly type: "sessions";
            readonly links: components["schemas"]["SelfLink"];
            /** @description The attributes of a session that has just begun. */
            readonly attributes: {
                /**
                 * @description The secret to send with every request.
                 * @example ZGVtby10b2tlbi1vZi0zMi1ieXRlcy1uby1zZWNyZXQ
                 */
                readonly token: string;
                /**
                 * @description The e-mail address of the account.
                 * @example investor@demo.example
                 */
                readonly email: string;
                /**
                 * @description How it began.
                 * @example password
                 */
                readonly kind: string;
                /**
                 * @description When it began.
                 * @example 2026-10-01T08:30:00.000+00:00
                 */
                readonly "created-at": components["schemas"]["Timestamp"];
                /**
                 * @description When it ends unless it is used before.
                 * @example 2026-10-31T08:30:00.000+00:00
                 */
                readonly "expires-at": components["schemas"]["Timestamp"];
                /**
                 * @description When it was last used, to the hour or so.
                 * @example 2026-10-01T08:30:00.000+00:00
                 */
                readonly "last-used-at": components["schemas"]["Timestamp"];
                /**
                 * @description What the client called itself at the beginning. null when it did not.
                 * @example Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0
                 */
                readonly "user-agent": string | null;
                /**
                 * @description The country that it began in, as far as the network address tells.
                 * @example GB
                 */
                readonly "ip-country": components["schemas"]["CountryCode"] | null;
            };
            /** @description What a session is related to. */
            readonly relationships: {
                readonly account: components["schemas"]["RelationshipLinks"];
            };
        };
        /** @description One session that has just begun. */
        readonly SessionCreatedDocument: {
            readonly data: components["schemas"]["SessionCreated"];
        };
        /** @description One session. */
        readonly SessionDocument: {
            readonly data: components["schemas"]["Session"];
        };
        /**
         * Format: timestamp
         * @description ISO 8601 with milliseconds and a UTC offset.
         * @example 2026-10-01T08:30:00.000+00:00
         */
        readonly Timestamp: string;
        /**
         * Format: timestamp-input
         * @description A time between the years 1900 and 2199, in ISO 8601 with an offset, or as `YYYY-MM-DD HH:MM:SS +ZZZZ`.
         * @example 2026-10-01 08:30:00 +0000
         */
        readonly TimestampInput: string;
        /** @description A relationship to any number of resource objects. What is sent replaces the whole set. */
        readonly ToMany: {
            /** @description The resource objects. */
            readonly data: readonly components["schemas"]["ResourceIdentifier"][];
        };
        /** @description A relationship to one resource object. */
        readonly ToOne: {
            readonly data: components["schemas"]["ResourceIdentifier"];
        };
        /** @description A relationship to one resource object, or to none. */
        readonly ToOneOrNone: {
            /** @description The resource object, or null for none. */
            readonly data: components["schemas"]["ResourceIdentifier"] | null;
        };
    };
    responses: {
        /** @description The request does not fit the contract: a body that is not a JSON document with `data` (122), a member or query parameter that is not permitted (105), a missing member (106), a type that does not fit (116), a bad path id or value (103), filter (102, 107), sort (114) or page (117, 118). */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "Param not allowed",
                 *           "detail": "rating is not allowed.",
                 *           "code": "105",
                 *           "status": "400"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["Errors"];
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "Param not allowed",
                 *           "detail": "rating is not allowed.",
                 *           "code": "105",
                 *           "status": "400"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The request contradicts the state of the record or another record. */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "Conflict",
                 *           "detail": "The id in the body is not the id in the path.",
                 *           "code": "409",
                 *           "status": "409"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["Errors"];
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "Conflict",
                 *           "detail": "The id in the body is not the id in the path.",
                 *           "code": "409",
                 *           "status": "409"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The caller may see this but may not do that. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "Forbidden",
                 *           "detail": "Your role does not permit this.",
                 *           "code": "403",
                 *           "status": "403"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["Errors"];
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "Forbidden",
                 *           "detail": "Your role does not permit this.",
                 *           "code": "403",
                 *           "status": "403"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description A fault of the server. The detail names the request, so that its operator can find the cause. */
        readonly InternalServerError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "Internal server error",
                 *           "detail": "Request req-1 failed.",
                 *           "code": "500",
                 *           "status": "500"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["Errors"];
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "Internal server error",
                 *           "detail": "Request req-1 failed.",
                 *           "code": "500",
                 *           "status": "500"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description There is no such record, or none that the caller may see. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "Record not found",
                 *           "detail": "The record identified by 42 could not be found.",
                 *           "code": "404",
                 *           "status": "404"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["Errors"];
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "Record not found",
                 *           "detail": "The record identified by 42 could not be found.",
                 *           "code": "404",
                 *           "status": "404"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The body is larger than the limit of this operation. */
        readonly PayloadTooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "Payload too large",
                 *           "detail": "The body may hold at most 1048576 bytes.",
                 *           "code": "413",
                 *           "status": "413"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["Errors"];
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "Payload too large",
                 *           "detail": "The body may hold at most 1048576 bytes.",
                 *           "code": "413",
                 *           "status": "413"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The server cannot reach its database at the moment. `Retry-After` says when to try again. */
        readonly ServiceUnavailable: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 1
                 */
                readonly "Retry-After"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "Service unavailable",
                 *           "detail": "Try again shortly.",
                 *           "code": "503",
                 *           "status": "503"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["Errors"];
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "Service unavailable",
                 *           "detail": "Try again shortly.",
                 *           "code": "503",
                 *           "status": "503"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description No credential was sent, or one that is unknown, expired or revoked. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "You are not authorized to access this request"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["Errors"];
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "You are not authorized to access this request"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description A value does not satisfy its rule (100), or is none of the values known (103). */
        readonly Unprocessable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "Invalid field value",
                 *           "detail": "name must NOT have fewer than 1 characters",
                 *           "code": "103",
                 *           "status": "422",
                 *           "source": {
                 *             "pointer": "/data/attributes/name"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["Errors"];
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "Invalid field value",
                 *           "detail": "name must NOT have fewer than 1 characters",
                 *           "code": "103",
                 *           "status": "422",
                 *           "source": {
                 *             "pointer": "/data/attributes/name"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description The body is not declared as JSON. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "Unsupported media type",
                 *           "detail": "Send application/json or application/vnd.api+json.",
                 *           "code": "415",
                 *           "status": "415"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["Errors"];
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "title": "Unsupported media type",
                 *           "detail": "Send application/json or application/vnd.api+json.",
                 *           "code": "415",
                 *           "status": "415"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
    };
    parameters: {
        /**
         * @description Which page, counted from 1. A page past the end is empty.
         * @example 1
         */
        readonly PageNumber: number;
        /**
         * @description How many records a page holds.
         * @example 10
         */
        readonly PageSize: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getActivity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an activity.
                 * @example 019a0000-000c-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The activity. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000c-7000-8000-000000000001",
                     *         "type": "activities",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v1/activities/019a0000-000c-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "key": "insight.read",
                     *           "created-at": "2026-10-01T08:30:00.000+00:00",
                     *           "anonymize": false,
                     *           "origin": "web",
                     *           "parameters": {
                     *             "seconds": 95,
                     *             "percent": 80
                     *           },
                     *           "direction": "outgoing"
                     *         },
                     *         "relationships": {
                     *           "trackable": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v1/activities/019a0000-000c-7000-8000-000000000001/relationships/trackable",
                     *               "related": "http://localhost:3000/api/v1/activities/019a0000-000c-7000-8000-000000000001/trackable"
                     *             }
                     *           },
                     *           "owner": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v1/activities/019a0000-000c-7000-8000-000000000001/relationships/owner",
                     *               "related": "http://localhost:3000/api/v1/activities/019a0000-000c-7000-8000-000000000001/owner"
                     *             }
                     *           },
                     *           "recipient": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v1/activities/019a0000-000c-7000-8000-000000000001/relationships/recipient",
                     *               "related": "http://localhost:3000/api/v1/activities/019a0000-000c-7000-8000-000000000001/recipient"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ActivityDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000c-7000-8000-000000000001",
                     *         "type": "activities",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v1/activities/019a0000-000c-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "key": "insight.read",
                     *           "created-at": "2026-10-01T08:30:00.000+00:00",
                     *           "anonymize": false,
                     *           "origin": "web",
                     *           "parameters": {
                     *             "seconds": 95,
                     *             "percent": 80
                     *           },
                     *           "direction": "outgoing"
                     *         },
                     *         "relationships": {
                     *           "trackable": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v1/activities/019a0000-000c-7000-8000-000000000001/relationships/trackable",
                     *               "related": "http://localhost:3000/api/v1/activities/019a0000-000c-7000-8000-000000000001/trackable"
                     *             }
                     *           },
                     *           "owner": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v1/activities/019a0000-000c-7000-8000-000000000001/relationships/owner",
                     *               "related": "http://localhost:3000/api/v1/activities/019a0000-000c-7000-8000-000000000001/owner"
                     *             }
                     *           },
                     *           "recipient": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v1/activities/019a0000-000c-7000-8000-000000000001/relationships/recipient",
                     *               "related": "http://localhost:3000/api/v1/activities/019a0000-000c-7000-8000-000000000001/recipient"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["ActivityDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getActivityRelationship: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an activity.
                 * @example 019a0000-000c-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the activity.
                 * @example trackable
                 */
                readonly relationship: "trackable" | "owner" | "recipient";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the relationship points to, as far as the caller may see it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "type": "insights",
                     *         "id": "019a0000-0003-7000-8000-000000000001"
                     *       },
                     *       "links": {
                     *         "self": "http://localhost:3000/api/v1/activities/019a0000-000c-7000-8000-000000000001/relationships/trackable",
                     *         "related": "http://localhost:3000/api/v1/activities/019a0000-000c-7000-8000-000000000001/trackable"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LinkageToOne"];
                    /**
                     * @example {
                     *       "data": {
                     *         "type": "insights",
                     *         "id": "019a0000-0003-7000-8000-000000000001"
                     *       },
                     *       "links": {
                     *         "self": "http://localhost:3000/api/v1/activities/019a0000-000c-7000-8000-000000000001/relationships/trackable",
                     *         "related": "http://localhost:3000/api/v1/activities/019a0000-000c-7000-8000-000000000001/trackable"
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["LinkageToOne"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getActivityRelated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an activity.
                 * @example 019a0000-000c-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the activity.
                 * @example trackable
                 */
                readonly relationship: "trackable" | "owner" | "recipient";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the relationship points to, as far as the caller may see it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0003-7000-8000-000000000001",
                     *         "type": "insights",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "countries": [
                     *             "JP"
                     *           ],
                     *           "imperative": "bearish",
                     *           "slug": "japanese-banks-the-carry-is-back",
                     *           "published-at": "2026-10-01T08:30:00.000+00:00",
                     *           "aasm-state": "published",
                     *           "format-type": "quick-note",
                     *           "show-author-names": true,
                     *           "tagline": "Japanese banks: the carry is back",
                     *           "executive-summary": "<p>The shares discount two rate rises; guidance supports one.</p>",
                     *           "gics": {
                     *             "sectors": [
                     *               "financials"
                     *             ],
                     *             "industry-groups": [
                     *               "banks"
                     *             ],
                     *             "industries": [
                     *               "banks"
                     *             ]
                     *           },
                     *           "total-account-read": 12,
                     *           "total-public-read": 30,
                     *           "total-combined-read": 42,
                     *           "annotations-count": 2,
                     *           "comments-count": 3,
                     *           "total-discussions": 5,
                     *           "published-forked-count": 1,
                     *           "updated-at": "2026-10-01T08:45:00.000+00:00",
                     *           "aasm-state-updated-at": "2026-10-01T08:30:00.000+00:00",
                     *           "is-x-content": false,
                     *           "linkback": "https://research.demo.example/asagiri-financial",
                     *           "likes-count": 4,
                     *           "dislikes-count": 1,
                     *           "no-sector": false,
                     *           "is-read": true,
                     *           "my-like-score": 1,
                     *           "restriction-reason": null,
                     *           "introduced-total-views": 6,
                     *           "strategies": [
                     *             "long-short"
                     *           ],
                     *           "time-horizon": "short",
                     *           "detail": "<p>Deposit costs follow policy rates with a lag of about one quarter.</p>",
                     *           "automatic-keywords": [
                     *             "Asagiri Financial",
                     *             "8300 JT"
                     *           ],
                     *           "custom-keywords": [
                     *             "deposit beta"
                     *           ],
                     *           "viewer-is-restricted": false,
                     *           "weighted-insight-views": 18
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/account"
                     *             }
                     *           },
                     *           "images": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/images",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/images"
                     *             }
                     *           },
                     *           "content-verticals": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/content-verticals",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/content-verticals"
                     *             }
                     *           },
                     *           "primary-entity": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/primary-entity",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/primary-entity"
                     *             }
                     *           },
                     *           "secondary-entities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/secondary-entities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/secondary-entities"
                     *             }
                     *           },
                     *           "activities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/activities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/activities"
                     *             }
                     *           },
                     *           "upstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/upstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/upstream-insights"
                     *             }
                     *           },
                     *           "downstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/downstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/downstream-insights"
                     *             }
                     *           },
                     *           "main-insight-document": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/main-insight-document",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/main-insight-document"
                     *             }
                     *           },
                     *           "insight-documents": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-documents",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-documents"
                     *             }
                     *           },
                     *           "insight-disclosures": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-disclosures",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-disclosures"
                     *             }
                     *           },
                     *           "comment-threads": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comment-threads",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comment-threads"
                     *             }
                     *           },
                     *           "originated-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/originated-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/originated-insights"
                     *             }
                     *           },
                     *           "comments": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comments",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comments"
                     *             }
                     *           },
                     *           "suggested-forkable-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/suggested-forkable-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/suggested-forkable-insights"
                     *             }
                     *           },
                     *           "citations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/citations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/citations"
                     *             }
                     *           },
                     *           "annotations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/annotations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/annotations"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AccountDocument"] | components["schemas"]["CommentDocument"] | components["schemas"]["EntityDocument"] | components["schemas"]["InsightDocument"] | components["schemas"]["NoRelated"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0003-7000-8000-000000000001",
                     *         "type": "insights",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "countries": [
                     *             "JP"
                     *           ],
                     *           "imperative": "bearish",
                     *           "slug": "japanese-banks-the-carry-is-back",
                     *           "published-at": "2026-10-01T08:30:00.000+00:00",
                     *           "aasm-state": "published",
                     *           "format-type": "quick-note",
                     *           "show-author-names": true,
                     *           "tagline": "Japanese banks: the carry is back",
                     *           "executive-summary": "<p>The shares discount two rate rises; guidance supports one.</p>",
                     *           "gics": {
                     *             "sectors": [
                     *               "financials"
                     *             ],
                     *             "industry-groups": [
                     *               "banks"
                     *             ],
                     *             "industries": [
                     *               "banks"
                     *             ]
                     *           },
                     *           "total-account-read": 12,
                     *           "total-public-read": 30,
                     *           "total-combined-read": 42,
                     *           "annotations-count": 2,
                     *           "comments-count": 3,
                     *           "total-discussions": 5,
                     *           "published-forked-count": 1,
                     *           "updated-at": "2026-10-01T08:45:00.000+00:00",
                     *           "aasm-state-updated-at": "2026-10-01T08:30:00.000+00:00",
                     *           "is-x-content": false,
                     *           "linkback": "https://research.demo.example/asagiri-financial",
                     *           "likes-count": 4,
                     *           "dislikes-count": 1,
                     *           "no-sector": false,
                     *           "is-read": true,
                     *           "my-like-score": 1,
                     *           "restriction-reason": null,
                     *           "introduced-total-views": 6,
                     *           "strategies": [
                     *             "long-short"
                     *           ],
                     *           "time-horizon": "short",
                     *           "detail": "<p>Deposit costs follow policy rates with a lag of about one quarter.</p>",
                     *           "automatic-keywords": [
                     *             "Asagiri Financial",
                     *             "8300 JT"
                     *           ],
                     *           "custom-keywords": [
                     *             "deposit beta"
                     *           ],
                     *           "viewer-is-restricted": false,
                     *           "weighted-insight-views": 18
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/account"
                     *             }
                     *           },
                     *           "images": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/images",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/images"
                     *             }
                     *           },
                     *           "content-verticals": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/content-verticals",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/content-verticals"
                     *             }
                     *           },
                     *           "primary-entity": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/primary-entity",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/primary-entity"
                     *             }
                     *           },
                     *           "secondary-entities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/secondary-entities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/secondary-entities"
                     *             }
                     *           },
                     *           "activities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/activities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/activities"
                     *             }
                     *           },
                     *           "upstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/upstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/upstream-insights"
                     *             }
                     *           },
                     *           "downstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/downstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/downstream-insights"
                     *             }
                     *           },
                     *           "main-insight-document": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/main-insight-document",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/main-insight-document"
                     *             }
                     *           },
                     *           "insight-documents": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-documents",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-documents"
                     *             }
                     *           },
                     *           "insight-disclosures": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-disclosures",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-disclosures"
                     *             }
                     *           },
                     *           "comment-threads": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comment-threads",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comment-threads"
                     *             }
                     *           },
                     *           "originated-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/originated-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/originated-insights"
                     *             }
                     *           },
                     *           "comments": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comments",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comments"
                     *             }
                     *           },
                     *           "suggested-forkable-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/suggested-forkable-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/suggested-forkable-insights"
                     *             }
                     *           },
                     *           "citations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/citations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/citations"
                     *             }
                     *           },
                     *           "annotations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/annotations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/annotations"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["AccountDocument"] | components["schemas"]["CommentDocument"] | components["schemas"]["EntityDocument"] | components["schemas"]["InsightDocument"] | components["schemas"]["NoRelated"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listAssetClassesV1: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Which page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                readonly "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description How many records a page holds.
                 * @example 10
                 */
                readonly "page[size]"?: components["parameters"]["PageSize"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of asset classes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019a0000-000a-7000-8000-000000000001",
                     *           "type": "asset-classes",
                     *           "links": {
                     *             "self": "http://localhost:3000/api/v2/asset-classes/019a0000-000a-7000-8000-000000000001"
                     *           },
                     *           "attributes": {
                     *             "name": "Equity"
                     *           },
                     *           "relationships": {}
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1,
                     *         "total-pages": 1
                     *       },
                     *       "links": {
                     *         "first": "http://localhost:3000/api/v1/asset_classes?page%5Bnumber%5D=1&page%5Bsize%5D=10",
                     *         "last": "http://localhost:3000/api/v1/asset_classes?page%5Bnumber%5D=1&page%5Bsize%5D=10"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AssetClassPage"];
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019a0000-000a-7000-8000-000000000001",
                     *           "type": "asset-classes",
                     *           "links": {
                     *             "self": "http://localhost:3000/api/v2/asset-classes/019a0000-000a-7000-8000-000000000001"
                     *           },
                     *           "attributes": {
                     *             "name": "Equity"
                     *           },
                     *           "relationships": {}
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1,
                     *         "total-pages": 1
                     *       },
                     *       "links": {
                     *         "first": "http://localhost:3000/api/v1/asset_classes?page%5Bnumber%5D=1&page%5Bsize%5D=10",
                     *         "last": "http://localhost:3000/api/v1/asset_classes?page%5Bnumber%5D=1&page%5Bsize%5D=10"
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["AssetClassPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createAssetClassV1: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The asset class to add. */
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "data": {
                 *         "type": "asset-classes",
                 *         "attributes": {
                 *           "name": "Infrastructure"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["AssetClassCreate"];
                /**
                 * @example {
                 *       "data": {
                 *         "type": "asset-classes",
                 *         "attributes": {
                 *           "name": "Infrastructure"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["AssetClassCreate"];
            };
        };
        readonly responses: {
            /** @description The added asset class. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000a-7000-8000-000000000001",
                     *         "type": "asset-classes",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/asset-classes/019a0000-000a-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Equity"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AssetClassDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000a-7000-8000-000000000001",
                     *         "type": "asset-classes",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/asset-classes/019a0000-000a-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Equity"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["AssetClassDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getAssetClassV1: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an asset class.
                 * @example 019a0000-000a-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The asset class. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000a-7000-8000-000000000001",
                     *         "type": "asset-classes",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/asset-classes/019a0000-000a-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Equity"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AssetClassDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000a-7000-8000-000000000001",
                     *         "type": "asset-classes",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/asset-classes/019a0000-000a-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Equity"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["AssetClassDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteAssetClassV1: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an asset class.
                 * @example 019a0000-000a-7000-8000-000000000008
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The asset class is gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateAssetClassV1: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an asset class.
                 * @example 019a0000-000a-7000-8000-000000000006
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /** @description The attributes to change. */
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "data": {
                 *         "type": "asset-classes",
                 *         "id": "019a0000-000a-7000-8000-000000000006",
                 *         "attributes": {
                 *           "name": "Crypto and Digital Assets"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["AssetClassUpdate"];
                /**
                 * @example {
                 *       "data": {
                 *         "type": "asset-classes",
                 *         "id": "019a0000-000a-7000-8000-000000000006",
                 *         "attributes": {
                 *           "name": "Crypto and Digital Assets"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["AssetClassUpdate"];
            };
        };
        readonly responses: {
            /** @description The changed asset class. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000a-7000-8000-000000000001",
                     *         "type": "asset-classes",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/asset-classes/019a0000-000a-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Equity"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AssetClassDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000a-7000-8000-000000000001",
                     *         "type": "asset-classes",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/asset-classes/019a0000-000a-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Equity"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["AssetClassDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getComment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a comment.
                 * @example 019a0000-000d-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The comment. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000d-7000-8000-000000000001",
                     *         "type": "comments",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v1/comments/019a0000-000d-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "body": "Does the estimate include the **deposit margin** of the second half?",
                     *           "body-html": "<p>Does the estimate include the <strong>deposit margin</strong> of the second half?</p>",
                     *           "status": "visible",
                     *           "is-review": false,
                     *           "is-removed": false,
                     *           "likes-count": 2,
                     *           "is-liked": false,
                     *           "replies-count": 1,
                     *           "depth": 0,
                     *           "edited-at": null,
                     *           "removed-at": null,
                     *           "removed-by": null,
                     *           "created-at": "2026-10-01T08:30:00.000+00:00",
                     *           "updated-at": "2026-10-01T08:30:00.000+00:00"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CommentDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000d-7000-8000-000000000001",
                     *         "type": "comments",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v1/comments/019a0000-000d-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "body": "Does the estimate include the **deposit margin** of the second half?",
                     *           "body-html": "<p>Does the estimate include the <strong>deposit margin</strong> of the second half?</p>",
                     *           "status": "visible",
                     *           "is-review": false,
                     *           "is-removed": false,
                     *           "likes-count": 2,
                     *           "is-liked": false,
                     *           "replies-count": 1,
                     *           "depth": 0,
                     *           "edited-at": null,
                     *           "removed-at": null,
                     *           "removed-by": null,
                     *           "created-at": "2026-10-01T08:30:00.000+00:00",
                     *           "updated-at": "2026-10-01T08:30:00.000+00:00"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["CommentDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listCountries: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The countries. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019a0000-0007-7000-8000-000000000001",
                     *           "type": "countries",
                     *           "links": {
                     *             "self": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001"
                     *           },
                     *           "attributes": {
                     *             "name": "Japan",
                     *             "slug": "japan",
                     *             "code": "JP",
                     *             "currency": "JPY",
                     *             "flag": "🇯🇵",
                     *             "created-at": "2026-10-01T08:30:00.000+00:00",
                     *             "updated-at": "2026-10-01T08:30:00.000+00:00"
                     *           },
                     *           "relationships": {
                     *             "geography": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/relationships/geography",
                     *                 "related": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/geography"
                     *               }
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CountryList"];
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019a0000-0007-7000-8000-000000000001",
                     *           "type": "countries",
                     *           "links": {
                     *             "self": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001"
                     *           },
                     *           "attributes": {
                     *             "name": "Japan",
                     *             "slug": "japan",
                     *             "code": "JP",
                     *             "currency": "JPY",
                     *             "flag": "🇯🇵",
                     *             "created-at": "2026-10-01T08:30:00.000+00:00",
                     *             "updated-at": "2026-10-01T08:30:00.000+00:00"
                     *           },
                     *           "relationships": {
                     *             "geography": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/relationships/geography",
                     *                 "related": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/geography"
                     *               }
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["CountryList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getCountry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a country.
                 * @example 019a0000-0007-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The country. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0007-7000-8000-000000000001",
                     *         "type": "countries",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Japan",
                     *           "slug": "japan",
                     *           "code": "JP",
                     *           "currency": "JPY",
                     *           "flag": "🇯🇵",
                     *           "created-at": "2026-10-01T08:30:00.000+00:00",
                     *           "updated-at": "2026-10-01T08:30:00.000+00:00"
                     *         },
                     *         "relationships": {
                     *           "geography": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/relationships/geography",
                     *               "related": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/geography"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CountryDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0007-7000-8000-000000000001",
                     *         "type": "countries",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Japan",
                     *           "slug": "japan",
                     *           "code": "JP",
                     *           "currency": "JPY",
                     *           "flag": "🇯🇵",
                     *           "created-at": "2026-10-01T08:30:00.000+00:00",
                     *           "updated-at": "2026-10-01T08:30:00.000+00:00"
                     *         },
                     *         "relationships": {
                     *           "geography": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/relationships/geography",
                     *               "related": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/geography"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["CountryDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getCountryRelationship: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a country.
                 * @example 019a0000-0007-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the country.
                 * @example geography
                 */
                readonly relationship: "geography";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the relationship points to, as far as the caller may see it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "type": "geographies",
                     *         "id": "019a0000-0006-7000-8000-000000000001"
                     *       },
                     *       "links": {
                     *         "self": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/relationships/geography",
                     *         "related": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/geography"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LinkageToOne"];
                    /**
                     * @example {
                     *       "data": {
                     *         "type": "geographies",
                     *         "id": "019a0000-0006-7000-8000-000000000001"
                     *       },
                     *       "links": {
                     *         "self": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/relationships/geography",
                     *         "related": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/geography"
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["LinkageToOne"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getCountryRelated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a country.
                 * @example 019a0000-0007-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the country.
                 * @example geography
                 */
                readonly relationship: "geography";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the relationship points to, as far as the caller may see it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0006-7000-8000-000000000001",
                     *         "type": "geographies",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "slug": "asia-ex-japan",
                     *           "useful-links": [
                     *             {
                     *               "title": "Asian Development Bank",
                     *               "url": "https://www.adb.org/"
                     *             }
                     *           ],
                     *           "name": "Asia ex-Japan"
                     *         },
                     *         "relationships": {
                     *           "classification-distribution": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/relationships/classification-distribution",
                     *               "related": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/classification-distribution"
                     *             }
                     *           },
                     *           "countries": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/relationships/countries",
                     *               "related": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/countries"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["GeographyDocument"] | components["schemas"]["NoRelated"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0006-7000-8000-000000000001",
                     *         "type": "geographies",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "slug": "asia-ex-japan",
                     *           "useful-links": [
                     *             {
                     *               "title": "Asian Development Bank",
                     *               "url": "https://www.adb.org/"
                     *             }
                     *           ],
                     *           "name": "Asia ex-Japan"
                     *         },
                     *         "relationships": {
                     *           "classification-distribution": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/relationships/classification-distribution",
                     *               "related": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/classification-distribution"
                     *             }
                     *           },
                     *           "countries": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/relationships/countries",
                     *               "related": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/countries"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["GeographyDocument"] | components["schemas"]["NoRelated"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getCurrentAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The caller's account. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0001-7000-8000-000000000001",
                     *         "type": "accounts",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/accounts/019a0000-0001-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Ingrid Vester",
                     *           "first-name": "Ingrid",
                     *           "last-name": "Vester",
                     *           "title": "Portfolio Manager",
                     *           "slug": "ingrid-vester",
                     *           "account-type": "investor",
                     *           "roles": [],
                     *           "status": "active",
                     *           "email": "investor@demo.example",
                     *           "email-verified": true,
                     *           "phone": "+44 20 7946 0018",
                     *           "avatar-url": {
                     *             "small": null,
                     *             "medium": null,
                     *             "large": null
                     *           },
                     *           "bio": "Runs a long-short book of Asian financials.",
                     *           "company-name": "Northgate Capital",
                     *           "country": "GB",
                     *           "timezone": "Europe/London",
                     *           "locale": "en-GB",
                     *           "website": "https://northgate.demo.example",
                     *           "linkedin": null,
                     *           "languages": [
                     *             "en",
                     *             "ja"
                     *           ],
                     *           "years-experience": 14,
                     *           "followers-count": 3,
                     *           "following-count": 7,
                     *           "insights-count": 0,
                     *           "is-followed": false,
                     *           "is-online": true,
                     *           "last-seen-at": "2026-10-01T08:30:00.000+00:00",
                     *           "reading-tier": "professional",
                     *           "investor-classification": "professional",
                     *           "anonymize-reading": false,
                     *           "notification-preferences": {
                     *             "insight.published": [
                     *               "app",
                     *               "email"
                     *             ]
                     *           },
                     *           "email-frequency": "daily",
                     *           "created-at": "2026-01-05T09:00:00.000+00:00",
                     *           "updated-at": "2026-09-14T16:20:00.000+00:00"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AccountDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0001-7000-8000-000000000001",
                     *         "type": "accounts",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/accounts/019a0000-0001-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Ingrid Vester",
                     *           "first-name": "Ingrid",
                     *           "last-name": "Vester",
                     *           "title": "Portfolio Manager",
                     *           "slug": "ingrid-vester",
                     *           "account-type": "investor",
                     *           "roles": [],
                     *           "status": "active",
                     *           "email": "investor@demo.example",
                     *           "email-verified": true,
                     *           "phone": "+44 20 7946 0018",
                     *           "avatar-url": {
                     *             "small": null,
                     *             "medium": null,
                     *             "large": null
                     *           },
                     *           "bio": "Runs a long-short book of Asian financials.",
                     *           "company-name": "Northgate Capital",
                     *           "country": "GB",
                     *           "timezone": "Europe/London",
                     *           "locale": "en-GB",
                     *           "website": "https://northgate.demo.example",
                     *           "linkedin": null,
                     *           "languages": [
                     *             "en",
                     *             "ja"
                     *           ],
                     *           "years-experience": 14,
                     *           "followers-count": 3,
                     *           "following-count": 7,
                     *           "insights-count": 0,
                     *           "is-followed": false,
                     *           "is-online": true,
                     *           "last-seen-at": "2026-10-01T08:30:00.000+00:00",
                     *           "reading-tier": "professional",
                     *           "investor-classification": "professional",
                     *           "anonymize-reading": false,
                     *           "notification-preferences": {
                     *             "insight.published": [
                     *               "app",
                     *               "email"
                     *             ]
                     *           },
                     *           "email-frequency": "daily",
                     *           "created-at": "2026-01-05T09:00:00.000+00:00",
                     *           "updated-at": "2026-09-14T16:20:00.000+00:00"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["AccountDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly signIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The address and the password, as a resource object or in the form of older clients. */
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "data": {
                 *         "type": "sessions",
                 *         "attributes": {
                 *           "email": "investor@demo.example",
                 *           "password": "demo-password-1"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["SessionCreate"] | components["schemas"]["SessionCreateLegacy"];
                /**
                 * @example {
                 *       "data": {
                 *         "type": "sessions",
                 *         "attributes": {
                 *           "email": "investor@demo.example",
                 *           "password": "demo-password-1"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["SessionCreate"] | components["schemas"]["SessionCreateLegacy"];
            };
        };
        readonly responses: {
            /** @description The session, with its token. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "current",
                     *         "type": "sessions",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/sessions/current"
                     *         },
                     *         "attributes": {
                     *           "token": "ZGVtby10b2tlbi1vZi0zMi1ieXRlcy1uby1zZWNyZXQ",
                     *           "email": "investor@demo.example",
                     *           "kind": "password",
                     *           "created-at": "2026-10-01T08:30:00.000+00:00",
                     *           "expires-at": "2026-10-31T08:30:00.000+00:00",
                     *           "last-used-at": "2026-10-01T08:30:00.000+00:00",
                     *           "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
                     *           "ip-country": "GB"
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/sessions/current/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/sessions/current/account"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SessionCreatedDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "current",
                     *         "type": "sessions",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/sessions/current"
                     *         },
                     *         "attributes": {
                     *           "token": "ZGVtby10b2tlbi1vZi0zMi1ieXRlcy1uby1zZWNyZXQ",
                     *           "email": "investor@demo.example",
                     *           "kind": "password",
                     *           "created-at": "2026-10-01T08:30:00.000+00:00",
                     *           "expires-at": "2026-10-31T08:30:00.000+00:00",
                     *           "last-used-at": "2026-10-01T08:30:00.000+00:00",
                     *           "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
                     *           "ip-country": "GB"
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/sessions/current/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/sessions/current/account"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["SessionCreatedDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly signOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session is over. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id or the slug of an account, or `me` for the caller's own.
                 * @example 019a0000-0001-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The account. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0001-7000-8000-000000000001",
                     *         "type": "accounts",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/accounts/019a0000-0001-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Ingrid Vester",
                     *           "first-name": "Ingrid",
                     *           "last-name": "Vester",
                     *           "title": "Portfolio Manager",
                     *           "slug": "ingrid-vester",
                     *           "account-type": "investor",
                     *           "roles": [],
                     *           "status": "active",
                     *           "email": "investor@demo.example",
                     *           "email-verified": true,
                     *           "phone": "+44 20 7946 0018",
                     *           "avatar-url": {
                     *             "small": null,
                     *             "medium": null,
                     *             "large": null
                     *           },
                     *           "bio": "Runs a long-short book of Asian financials.",
                     *           "company-name": "Northgate Capital",
                     *           "country": "GB",
                     *           "timezone": "Europe/London",
                     *           "locale": "en-GB",
                     *           "website": "https://northgate.demo.example",
                     *           "linkedin": null,
                     *           "languages": [
                     *             "en",
                     *             "ja"
                     *           ],
                     *           "years-experience": 14,
                     *           "followers-count": 3,
                     *           "following-count": 7,
                     *           "insights-count": 0,
                     *           "is-followed": false,
                     *           "is-online": true,
                     *           "last-seen-at": "2026-10-01T08:30:00.000+00:00",
                     *           "reading-tier": "professional",
                     *           "investor-classification": "professional",
                     *           "anonymize-reading": false,
                     *           "notification-preferences": {
                     *             "insight.published": [
                     *               "app",
                     *               "email"
                     *             ]
                     *           },
                     *           "email-frequency": "daily",
                     *           "created-at": "2026-01-05T09:00:00.000+00:00",
                     *           "updated-at": "2026-09-14T16:20:00.000+00:00"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AccountDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0001-7000-8000-000000000001",
                     *         "type": "accounts",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/accounts/019a0000-0001-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Ingrid Vester",
                     *           "first-name": "Ingrid",
                     *           "last-name": "Vester",
                     *           "title": "Portfolio Manager",
                     *           "slug": "ingrid-vester",
                     *           "account-type": "investor",
                     *           "roles": [],
                     *           "status": "active",
                     *           "email": "investor@demo.example",
                     *           "email-verified": true,
                     *           "phone": "+44 20 7946 0018",
                     *           "avatar-url": {
                     *             "small": null,
                     *             "medium": null,
                     *             "large": null
                     *           },
                     *           "bio": "Runs a long-short book of Asian financials.",
                     *           "company-name": "Northgate Capital",
                     *           "country": "GB",
                     *           "timezone": "Europe/London",
                     *           "locale": "en-GB",
                     *           "website": "https://northgate.demo.example",
                     *           "linkedin": null,
                     *           "languages": [
                     *             "en",
                     *             "ja"
                     *           ],
                     *           "years-experience": 14,
                     *           "followers-count": 3,
                     *           "following-count": 7,
                     *           "insights-count": 0,
                     *           "is-followed": false,
                     *           "is-online": true,
                     *           "last-seen-at": "2026-10-01T08:30:00.000+00:00",
                     *           "reading-tier": "professional",
                     *           "investor-classification": "professional",
                     *           "anonymize-reading": false,
                     *           "notification-preferences": {
                     *             "insight.published": [
                     *               "app",
                     *               "email"
                     *             ]
                     *           },
                     *           "email-frequency": "daily",
                     *           "created-at": "2026-01-05T09:00:00.000+00:00",
                     *           "updated-at": "2026-09-14T16:20:00.000+00:00"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["AccountDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getAnnotation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an annotation.
                 * @example 019a0000-000e-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The annotation. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000e-7000-8000-000000000001",
                     *         "type": "annotations",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/annotations/019a0000-000e-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "message": "Compare with the guidance of last quarter.",
                     *           "annotable-attribute": "executive_summary",
                     *           "section-id": 0,
                     *           "is-starred": false,
                     *           "is-secret": true,
                     *           "created-at": "2026-10-01T08:30:00.000+00:00"
                     *         },
                     *         "relationships": {
                     *           "annotator": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/annotations/019a0000-000e-7000-8000-000000000001/relationships/annotator",
                     *               "related": "http://localhost:3000/api/v2/annotations/019a0000-000e-7000-8000-000000000001/annotator"
                     *             }
                     *           },
                     *           "annotable": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/annotations/019a0000-000e-7000-8000-000000000001/relationships/annotable",
                     *               "related": "http://localhost:3000/api/v2/annotations/019a0000-000e-7000-8000-000000000001/annotable"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AnnotationDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000e-7000-8000-000000000001",
                     *         "type": "annotations",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/annotations/019a0000-000e-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "message": "Compare with the guidance of last quarter.",
                     *           "annotable-attribute": "executive_summary",
                     *           "section-id": 0,
                     *           "is-starred": false,
                     *           "is-secret": true,
                     *           "created-at": "2026-10-01T08:30:00.000+00:00"
                     *         },
                     *         "relationships": {
                     *           "annotator": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/annotations/019a0000-000e-7000-8000-000000000001/relationships/annotator",
                     *               "related": "http://localhost:3000/api/v2/annotations/019a0000-000e-7000-8000-000000000001/annotator"
                     *             }
                     *           },
                     *           "annotable": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/annotations/019a0000-000e-7000-8000-000000000001/relationships/annotable",
                     *               "related": "http://localhost:3000/api/v2/annotations/019a0000-000e-7000-8000-000000000001/annotable"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["AnnotationDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getAnnotationRelationship: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an annotation.
                 * @example 019a0000-000e-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the annotation.
                 * @example annotator
                 */
                readonly relationship: "annotator" | "annotable";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the relationship points to, as far as the caller may see it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "type": "accounts",
                     *         "id": "019a0000-0001-7000-8000-000000000001"
                     *       },
                     *       "links": {
                     *         "self": "http://localhost:3000/api/v2/annotations/019a0000-000e-7000-8000-000000000001/relationships/annotator",
                     *         "related": "http://localhost:3000/api/v2/annotations/019a0000-000e-7000-8000-000000000001/annotator"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LinkageToOne"];
                    /**
                     * @example {
                     *       "data": {
                     *         "type": "accounts",
                     *         "id": "019a0000-0001-7000-8000-000000000001"
                     *       },
                     *       "links": {
                     *         "self": "http://localhost:3000/api/v2/annotations/019a0000-000e-7000-8000-000000000001/relationships/annotator",
                     *         "related": "http://localhost:3000/api/v2/annotations/019a0000-000e-7000-8000-000000000001/annotator"
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["LinkageToOne"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getAnnotationRelated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an annotation.
                 * @example 019a0000-000e-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the annotation.
                 * @example annotator
                 */
                readonly relationship: "annotator" | "annotable";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the relationship points to, as far as the caller may see it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0001-7000-8000-000000000001",
                     *         "type": "accounts",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/accounts/019a0000-0001-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Ingrid Vester",
                     *           "first-name": "Ingrid",
                     *           "last-name": "Vester",
                     *           "title": "Portfolio Manager",
                     *           "slug": "ingrid-vester",
                     *           "account-type": "investor",
                     *           "roles": [],
                     *           "status": "active",
                     *           "email": "investor@demo.example",
                     *           "email-verified": true,
                     *           "phone": "+44 20 7946 0018",
                     *           "avatar-url": {
                     *             "small": null,
                     *             "medium": null,
                     *             "large": null
                     *           },
                     *           "bio": "Runs a long-short book of Asian financials.",
                     *           "company-name": "Northgate Capital",
                     *           "country": "GB",
                     *           "timezone": "Europe/London",
                     *           "locale": "en-GB",
                     *           "website": "https://northgate.demo.example",
                     *           "linkedin": null,
                     *           "languages": [
                     *             "en",
                     *             "ja"
                     *           ],
                     *           "years-experience": 14,
                     *           "followers-count": 3,
                     *           "following-count": 7,
                     *           "insights-count": 0,
                     *           "is-followed": false,
                     *           "is-online": true,
                     *           "last-seen-at": "2026-10-01T08:30:00.000+00:00",
                     *           "reading-tier": "professional",
                     *           "investor-classification": "professional",
                     *           "anonymize-reading": false,
                     *           "notification-preferences": {
                     *             "insight.published": [
                     *               "app",
                     *               "email"
                     *             ]
                     *           },
                     *           "email-frequency": "daily",
                     *           "created-at": "2026-01-05T09:00:00.000+00:00",
                     *           "updated-at": "2026-09-14T16:20:00.000+00:00"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AccountDocument"] | components["schemas"]["InsightDocument"] | components["schemas"]["NoRelated"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0001-7000-8000-000000000001",
                     *         "type": "accounts",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/accounts/019a0000-0001-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Ingrid Vester",
                     *           "first-name": "Ingrid",
                     *           "last-name": "Vester",
                     *           "title": "Portfolio Manager",
                     *           "slug": "ingrid-vester",
                     *           "account-type": "investor",
                     *           "roles": [],
                     *           "status": "active",
                     *           "email": "investor@demo.example",
                     *           "email-verified": true,
                     *           "phone": "+44 20 7946 0018",
                     *           "avatar-url": {
                     *             "small": null,
                     *             "medium": null,
                     *             "large": null
                     *           },
                     *           "bio": "Runs a long-short book of Asian financials.",
                     *           "company-name": "Northgate Capital",
                     *           "country": "GB",
                     *           "timezone": "Europe/London",
                     *           "locale": "en-GB",
                     *           "website": "https://northgate.demo.example",
                     *           "linkedin": null,
                     *           "languages": [
                     *             "en",
                     *             "ja"
                     *           ],
                     *           "years-experience": 14,
                     *           "followers-count": 3,
                     *           "following-count": 7,
                     *           "insights-count": 0,
                     *           "is-followed": false,
                     *           "is-online": true,
                     *           "last-seen-at": "2026-10-01T08:30:00.000+00:00",
                     *           "reading-tier": "professional",
                     *           "investor-classification": "professional",
                     *           "anonymize-reading": false,
                     *           "notification-preferences": {
                     *             "insight.published": [
                     *               "app",
                     *               "email"
                     *             ]
                     *           },
                     *           "email-frequency": "daily",
                     *           "created-at": "2026-01-05T09:00:00.000+00:00",
                     *           "updated-at": "2026-09-14T16:20:00.000+00:00"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["AccountDocument"] | components["schemas"]["InsightDocument"] | components["schemas"]["NoRelated"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listAssetClasses: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Which page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                readonly "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description How many records a page holds.
                 * @example 10
                 */
                readonly "page[size]"?: components["parameters"]["PageSize"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of asset classes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019a0000-000a-7000-8000-000000000001",
                     *           "type": "asset-classes",
                     *           "links": {
                     *             "self": "http://localhost:3000/api/v2/asset-classes/019a0000-000a-7000-8000-000000000001"
                     *           },
                     *           "attributes": {
                     *             "name": "Equity"
                     *           },
                     *           "relationships": {}
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1,
                     *         "total-pages": 1
                     *       },
                     *       "links": {
                     *         "first": "http://localhost:3000/api/v2/asset-classes?page%5Bnumber%5D=1&page%5Bsize%5D=10",
                     *         "last": "http://localhost:3000/api/v2/asset-classes?page%5Bnumber%5D=1&page%5Bsize%5D=10"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AssetClassPage"];
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019a0000-000a-7000-8000-000000000001",
                     *           "type": "asset-classes",
                     *           "links": {
                     *             "self": "http://localhost:3000/api/v2/asset-classes/019a0000-000a-7000-8000-000000000001"
                     *           },
                     *           "attributes": {
                     *             "name": "Equity"
                     *           },
                     *           "relationships": {}
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1,
                     *         "total-pages": 1
                     *       },
                     *       "links": {
                     *         "first": "http://localhost:3000/api/v2/asset-classes?page%5Bnumber%5D=1&page%5Bsize%5D=10",
                     *         "last": "http://localhost:3000/api/v2/asset-classes?page%5Bnumber%5D=1&page%5Bsize%5D=10"
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["AssetClassPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createAssetClass: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The asset class to add. */
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "data": {
                 *         "type": "asset-classes",
                 *         "attributes": {
                 *           "name": "Timber"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["AssetClassCreate"];
                /**
                 * @example {
                 *       "data": {
                 *         "type": "asset-classes",
                 *         "attributes": {
                 *           "name": "Timber"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["AssetClassCreate"];
            };
        };
        readonly responses: {
            /** @description The added asset class. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000a-7000-8000-000000000001",
                     *         "type": "asset-classes",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/asset-classes/019a0000-000a-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Equity"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AssetClassDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000a-7000-8000-000000000001",
                     *         "type": "asset-classes",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/asset-classes/019a0000-000a-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Equity"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["AssetClassDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getAssetClass: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an asset class.
                 * @example 019a0000-000a-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The asset class. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000a-7000-8000-000000000001",
                     *         "type": "asset-classes",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/asset-classes/019a0000-000a-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Equity"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AssetClassDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000a-7000-8000-000000000001",
                     *         "type": "asset-classes",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/asset-classes/019a0000-000a-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Equity"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["AssetClassDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteAssetClass: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an asset class.
                 * @example 019a0000-000a-7000-8000-000000000009
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The asset class is gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateAssetClass: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an asset class.
                 * @example 019a0000-000a-7000-8000-000000000007
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /** @description The attributes to change. */
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "data": {
                 *         "type": "asset-classes",
                 *         "id": "019a0000-000a-7000-8000-000000000007",
                 *         "attributes": {
                 *           "name": "Property"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["AssetClassUpdate"];
                /**
                 * @example {
                 *       "data": {
                 *         "type": "asset-classes",
                 *         "id": "019a0000-000a-7000-8000-000000000007",
                 *         "attributes": {
                 *           "name": "Property"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["AssetClassUpdate"];
            };
        };
        readonly responses: {
            /** @description The changed asset class. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000a-7000-8000-000000000001",
                     *         "type": "asset-classes",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/asset-classes/019a0000-000a-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Equity"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AssetClassDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000a-7000-8000-000000000001",
                     *         "type": "asset-classes",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/asset-classes/019a0000-000a-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Equity"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["AssetClassDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getClassificationDistribution: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a geography, which is that of its distribution too.
                 * @example 019a0000-0006-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The distribution. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0006-7000-8000-000000000001",
                     *         "type": "classification-distributions",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/classification-distributions/019a0000-0006-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "sectors": [
                     *             {
                     *               "slug": "financials",
                     *               "name": "Financials",
                     *               "insights-count": 5
                     *             },
                     *             {
                     *               "slug": "energy",
                     *               "name": "Energy",
                     *               "insights-count": 2
                     *             }
                     *           ],
                     *           "verticals": [
                     *             {
                     *               "slug": "equity-bottom-up",
                     *               "name": "Equity bottom-up",
                     *               "insights-count": 6
                     *             },
                     *             {
                     *               "slug": "macro",
                     *               "name": "Macro",
                     *               "insights-count": 1
                     *             }
                     *           ]
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ClassificationDistributionDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0006-7000-8000-000000000001",
                     *         "type": "classification-distributions",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/classification-distributions/019a0000-0006-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "sectors": [
                     *             {
                     *               "slug": "financials",
                     *               "name": "Financials",
                     *               "insights-count": 5
                     *             },
                     *             {
                     *               "slug": "energy",
                     *               "name": "Energy",
                     *               "insights-count": 2
                     *             }
                     *           ],
                     *           "verticals": [
                     *             {
                     *               "slug": "equity-bottom-up",
                     *               "name": "Equity bottom-up",
                     *               "insights-count": 6
                     *             },
                     *             {
                     *               "slug": "macro",
                     *               "name": "Macro",
                     *               "insights-count": 1
                     *             }
                     *           ]
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["ClassificationDistributionDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listContentVerticals: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content verticals. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019a0000-0009-7000-8000-000000000001",
                     *           "type": "content-verticals",
                     *           "links": {
                     *             "self": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001"
                     *           },
                     *           "attributes": {
                     *             "name": "Equity bottom-up",
                     *             "slug": "equity-bottom-up",
                     *             "color": "#1f6feb",
                     *             "position": 1,
                     *             "insights-count": 24,
                     *             "group": "equity",
                     *             "created-at": "2026-10-01T08:30:00.000+00:00",
                     *             "updated-at": "2026-10-01T08:30:00.000+00:00"
                     *           },
                     *           "relationships": {
                     *             "insights": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/relationships/insights",
                     *                 "related": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/insights"
                     *               }
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ContentVerticalList"];
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019a0000-0009-7000-8000-000000000001",
                     *           "type": "content-verticals",
                     *           "links": {
                     *             "self": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001"
                     *           },
                     *           "attributes": {
                     *             "name": "Equity bottom-up",
                     *             "slug": "equity-bottom-up",
                     *             "color": "#1f6feb",
                     *             "position": 1,
                     *             "insights-count": 24,
                     *             "group": "equity",
                     *             "created-at": "2026-10-01T08:30:00.000+00:00",
                     *             "updated-at": "2026-10-01T08:30:00.000+00:00"
                     *           },
                     *           "relationships": {
                     *             "insights": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/relationships/insights",
                     *                 "related": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/insights"
                     *               }
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["ContentVerticalList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getContentVertical: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a content vertical.
                 * @example 019a0000-0009-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content vertical. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0009-7000-8000-000000000001",
                     *         "type": "content-verticals",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Equity bottom-up",
                     *           "slug": "equity-bottom-up",
                     *           "color": "#1f6feb",
                     *           "position": 1,
                     *           "insights-count": 24,
                     *           "group": "equity",
                     *           "created-at": "2026-10-01T08:30:00.000+00:00",
                     *           "updated-at": "2026-10-01T08:30:00.000+00:00"
                     *         },
                     *         "relationships": {
                     *           "insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/relationships/insights",
                     *               "related": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/insights"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ContentVerticalDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0009-7000-8000-000000000001",
                     *         "type": "content-verticals",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Equity bottom-up",
                     *           "slug": "equity-bottom-up",
                     *           "color": "#1f6feb",
                     *           "position": 1,
                     *           "insights-count": 24,
                     *           "group": "equity",
                     *           "created-at": "2026-10-01T08:30:00.000+00:00",
                     *           "updated-at": "2026-10-01T08:30:00.000+00:00"
                     *         },
                     *         "relationships": {
                     *           "insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/relationships/insights",
                     *               "related": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/insights"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["ContentVerticalDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getContentVerticalRelationship: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Which page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                readonly "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description How many records a page holds.
                 * @example 10
                 */
                readonly "page[size]"?: components["parameters"]["PageSize"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a content vertical.
                 * @example 019a0000-0009-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the content vertical.
                 * @example insights
                 */
                readonly relationship: "insights";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the relationship points to, as far as the caller may see it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "type": "insights",
                     *           "id": "019a0000-0003-7000-8000-000000000001"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1,
                     *         "total-pages": 1
                     *       },
                     *       "links": {
                     *         "self": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/relationships/insights",
                     *         "related": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/insights",
                     *         "first": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/relationships/insights?page%5Bnumber%5D=1&page%5Bsize%5D=10",
                     *         "last": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/relationships/insights?page%5Bnumber%5D=1&page%5Bsize%5D=10"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LinkageToMany"];
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "type": "insights",
                     *           "id": "019a0000-0003-7000-8000-000000000001"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1,
                     *         "total-pages": 1
                     *       },
                     *       "links": {
                     *         "self": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/relationships/insights",
                     *         "related": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/insights",
                     *         "first": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/relationships/insights?page%5Bnumber%5D=1&page%5Bsize%5D=10",
                     *         "last": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/relationships/insights?page%5Bnumber%5D=1&page%5Bsize%5D=10"
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["LinkageToMany"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getContentVerticalRelated: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Which page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                readonly "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description How many records a page holds.
                 * @example 10
                 */
                readonly "page[size]"?: components["parameters"]["PageSize"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a content vertical.
                 * @example 019a0000-0009-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the content vertical.
                 * @example insights
                 */
                readonly relationship: "insights";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the relationship points to, as far as the caller may see it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019a0000-0003-7000-8000-000000000001",
                     *           "type": "insights",
                     *           "links": {
                     *             "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001"
                     *           },
                     *           "attributes": {
                     *             "countries": [
                     *               "JP"
                     *             ],
                     *             "imperative": "bearish",
                     *             "slug": "japanese-banks-the-carry-is-back",
                     *             "published-at": "2026-10-01T08:30:00.000+00:00",
                     *             "aasm-state": "published",
                     *             "format-type": "quick-note",
                     *             "show-author-names": true,
                     *             "tagline": "Japanese banks: the carry is back",
                     *             "executive-summary": "<p>The shares discount two rate rises; guidance supports one.</p>",
                     *             "gics": {
                     *               "sectors": [
                     *                 "financials"
                     *               ],
                     *               "industry-groups": [
                     *                 "banks"
                     *               ],
                     *               "industries": [
                     *                 "banks"
                     *               ]
                     *             },
                     *             "total-account-read": 12,
                     *             "total-public-read": 30,
                     *             "total-combined-read": 42,
                     *             "annotations-count": 2,
                     *             "comments-count": 3,
                     *             "total-discussions": 5,
                     *             "published-forked-count": 1,
                     *             "updated-at": "2026-10-01T08:45:00.000+00:00",
                     *             "aasm-state-updated-at": "2026-10-01T08:30:00.000+00:00",
                     *             "is-x-content": false,
                     *             "linkback": "https://research.demo.example/asagiri-financial",
                     *             "likes-count": 4,
                     *             "dislikes-count": 1,
                     *             "no-sector": false,
                     *             "is-read": true,
                     *             "my-like-score": 1,
                     *             "restriction-reason": null,
                     *             "introduced-total-views": 6
                     *           },
                     *           "relationships": {
                     *             "account": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/account",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/account"
                     *               }
                     *             },
                     *             "images": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/images",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/images"
                     *               }
                     *             },
                     *             "content-verticals": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/content-verticals",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/content-verticals"
                     *               }
                     *             },
                     *             "primary-entity": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/primary-entity",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/primary-entity"
                     *               }
                     *             },
                     *             "secondary-entities": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/secondary-entities",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/secondary-entities"
                     *               }
                     *             },
                     *             "activities": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/activities",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/activities"
                     *               }
                     *             },
                     *             "upstream-insights": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/upstream-insights",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/upstream-insights"
                     *               }
                     *             },
                     *             "downstream-insights": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/downstream-insights",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/downstream-insights"
                     *               }
                     *             },
                     *             "main-insight-document": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/main-insight-document",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/main-insight-document"
                     *               }
                     *             },
                     *             "insight-documents": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-documents",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-documents"
                     *               }
                     *             },
                     *             "insight-disclosures": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-disclosures",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-disclosures"
                     *               }
                     *             },
                     *             "comment-threads": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comment-threads",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comment-threads"
                     *               }
                     *             },
                     *             "originated-insights": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/originated-insights",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/originated-insights"
                     *               }
                     *             },
                     *             "comments": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comments",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comments"
                     *               }
                     *             },
                     *             "suggested-forkable-insights": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/suggested-forkable-insights",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/suggested-forkable-insights"
                     *               }
                     *             },
                     *             "citations": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/citations",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/citations"
                     *               }
                     *             },
                     *             "annotations": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/annotations",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/annotations"
                     *               }
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1,
                     *         "total-pages": 1
                     *       },
                     *       "links": {
                     *         "first": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/insights?page%5Bnumber%5D=1&page%5Bsize%5D=10",
                     *         "last": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/insights?page%5Bnumber%5D=1&page%5Bsize%5D=10"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["InsightRelated"];
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019a0000-0003-7000-8000-000000000001",
                     *           "type": "insights",
                     *           "links": {
                     *             "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001"
                     *           },
                     *           "attributes": {
                     *             "countries": [
                     *               "JP"
                     *             ],
                     *             "imperative": "bearish",
                     *             "slug": "japanese-banks-the-carry-is-back",
                     *             "published-at": "2026-10-01T08:30:00.000+00:00",
                     *             "aasm-state": "published",
                     *             "format-type": "quick-note",
                     *             "show-author-names": true,
                     *             "tagline": "Japanese banks: the carry is back",
                     *             "executive-summary": "<p>The shares discount two rate rises; guidance supports one.</p>",
                     *             "gics": {
                     *               "sectors": [
                     *                 "financials"
                     *               ],
                     *               "industry-groups": [
                     *                 "banks"
                     *               ],
                     *               "industries": [
                     *                 "banks"
                     *               ]
                     *             },
                     *             "total-account-read": 12,
                     *             "total-public-read": 30,
                     *             "total-combined-read": 42,
                     *             "annotations-count": 2,
                     *             "comments-count": 3,
                     *             "total-discussions": 5,
                     *             "published-forked-count": 1,
                     *             "updated-at": "2026-10-01T08:45:00.000+00:00",
                     *             "aasm-state-updated-at": "2026-10-01T08:30:00.000+00:00",
                     *             "is-x-content": false,
                     *             "linkback": "https://research.demo.example/asagiri-financial",
                     *             "likes-count": 4,
                     *             "dislikes-count": 1,
                     *             "no-sector": false,
                     *             "is-read": true,
                     *             "my-like-score": 1,
                     *             "restriction-reason": null,
                     *             "introduced-total-views": 6
                     *           },
                     *           "relationships": {
                     *             "account": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/account",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/account"
                     *               }
                     *             },
                     *             "images": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/images",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/images"
                     *               }
                     *             },
                     *             "content-verticals": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/content-verticals",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/content-verticals"
                     *               }
                     *             },
                     *             "primary-entity": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/primary-entity",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/primary-entity"
                     *               }
                     *             },
                     *             "secondary-entities": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/secondary-entities",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/secondary-entities"
                     *               }
                     *             },
                     *             "activities": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/activities",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/activities"
                     *               }
                     *             },
                     *             "upstream-insights": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/upstream-insights",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/upstream-insights"
                     *               }
                     *             },
                     *             "downstream-insights": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/downstream-insights",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/downstream-insights"
                     *               }
                     *             },
                     *             "main-insight-document": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/main-insight-document",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/main-insight-document"
                     *               }
                     *             },
                     *             "insight-documents": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-documents",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-documents"
                     *               }
                     *             },
                     *             "insight-disclosures": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-disclosures",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-disclosures"
                     *               }
                     *             },
                     *             "comment-threads": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comment-threads",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comment-threads"
                     *               }
                     *             },
                     *             "originated-insights": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/originated-insights",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/originated-insights"
                     *               }
                     *             },
                     *             "comments": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comments",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comments"
                     *               }
                     *             },
                     *             "suggested-forkable-insights": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/suggested-forkable-insights",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/suggested-forkable-insights"
                     *               }
                     *             },
                     *             "citations": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/citations",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/citations"
                     *               }
                     *             },
                     *             "annotations": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/annotations",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/annotations"
                     *               }
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1,
                     *         "total-pages": 1
                     *       },
                     *       "links": {
                     *         "first": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/insights?page%5Bnumber%5D=1&page%5Bsize%5D=10",
                     *         "last": "http://localhost:3000/api/v2/content-verticals/019a0000-0009-7000-8000-000000000001/insights?page%5Bnumber%5D=1&page%5Bsize%5D=10"
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["InsightRelated"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createCountry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The country to add. */
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "data": {
                 *         "type": "countries",
                 *         "attributes": {
                 *           "name": "Iceland",
                 *           "code": "IS",
                 *           "currency": "ISK"
                 *         },
                 *         "relationships": {
                 *           "geography": {
                 *             "data": {
                 *               "type": "geographies",
                 *               "id": "019a0000-0006-7000-8000-000000000007"
                 *             }
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["CountryCreate"];
                /**
                 * @example {
                 *       "data": {
                 *         "type": "countries",
                 *         "attributes": {
                 *           "name": "Iceland",
                 *           "code": "IS",
                 *           "currency": "ISK"
                 *         },
                 *         "relationships": {
                 *           "geography": {
                 *             "data": {
                 *               "type": "geographies",
                 *               "id": "019a0000-0006-7000-8000-000000000007"
                 *             }
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["CountryCreate"];
            };
        };
        readonly responses: {
            /** @description The added country. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0007-7000-8000-000000000001",
                     *         "type": "countries",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Japan",
                     *           "slug": "japan",
                     *           "code": "JP",
                     *           "currency": "JPY",
                     *           "flag": "🇯🇵",
                     *           "created-at": "2026-10-01T08:30:00.000+00:00",
                     *           "updated-at": "2026-10-01T08:30:00.000+00:00"
                     *         },
                     *         "relationships": {
                     *           "geography": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/relationships/geography",
                     *               "related": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/geography"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CountryDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0007-7000-8000-000000000001",
                     *         "type": "countries",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Japan",
                     *           "slug": "japan",
                     *           "code": "JP",
                     *           "currency": "JPY",
                     *           "flag": "🇯🇵",
                     *           "created-at": "2026-10-01T08:30:00.000+00:00",
                     *           "updated-at": "2026-10-01T08:30:00.000+00:00"
                     *         },
                     *         "relationships": {
                     *           "geography": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/relationships/geography",
                     *               "related": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/geography"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["CountryDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteCountry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a country.
                 * @example 019a0000-0007-7000-8000-000000000060
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The country is gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateCountry: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a country.
                 * @example 019a0000-0007-7000-8000-000000000059
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /** @description What to change. */
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "data": {
                 *         "type": "countries",
                 *         "id": "019a0000-0007-7000-8000-000000000059",
                 *         "attributes": {
                 *           "currency": "USD"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["CountryUpdate"];
                /**
                 * @example {
                 *       "data": {
                 *         "type": "countries",
                 *         "id": "019a0000-0007-7000-8000-000000000059",
                 *         "attributes": {
                 *           "currency": "USD"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["CountryUpdate"];
            };
        };
        readonly responses: {
            /** @description The changed country. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0007-7000-8000-000000000001",
                     *         "type": "countries",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Japan",
                     *           "slug": "japan",
                     *           "code": "JP",
                     *           "currency": "JPY",
                     *           "flag": "🇯🇵",
                     *           "created-at": "2026-10-01T08:30:00.000+00:00",
                     *           "updated-at": "2026-10-01T08:30:00.000+00:00"
                     *         },
                     *         "relationships": {
                     *           "geography": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/relationships/geography",
                     *               "related": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/geography"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CountryDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0007-7000-8000-000000000001",
                     *         "type": "countries",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Japan",
                     *           "slug": "japan",
                     *           "code": "JP",
                     *           "currency": "JPY",
                     *           "flag": "🇯🇵",
                     *           "created-at": "2026-10-01T08:30:00.000+00:00",
                     *           "updated-at": "2026-10-01T08:30:00.000+00:00"
                     *         },
                     *         "relationships": {
                     *           "geography": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/relationships/geography",
                     *               "related": "http://localhost:3000/api/v1/countries/019a0000-0007-7000-8000-000000000001/geography"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["CountryDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getEntity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id or the slug of an entity.
                 * @example 019a0000-000b-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The entity. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000b-7000-8000-000000000001",
                     *         "type": "entities",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/entities/019a0000-000b-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "short-name": "Asagiri Financial",
                     *           "pretty-name": "Asagiri Financial Group",
                     *           "slug": "asagiri-financial-group",
                     *           "description": "A regional banking group with branches on the coast of western Japan.",
                     *           "country": "JP",
                     *           "sector": "financials",
                     *           "industry-group": "banks",
                     *           "industry": "banks",
                     *           "gics": {
                     *             "sectors": [
                     *               "financials"
                     *             ],
                     *             "industry-groups": [
                     *               "banks"
                     *             ],
                     *             "industries": [
                     *               "banks"
                     *             ]
                     *           },
                     *           "bbgid": "BBG00DXM0005",
                     *           "security": "8300 JT",
                     *           "yahoo-ticker": "8300.T",
                     *           "isin": "JP3830000000",
                     *           "figi": "BBG00DXM0005",
                     *           "lei": "353800DEM000ASGR0009",
                     *           "exchange": "XTKS",
                     *           "currency": "JPY",
                     *           "market-cap-usd-m": "3450.50",
                     *           "market-cap-bucket": "mid",
                     *           "logo-url": {
                     *             "small": null,
                     *             "medium": null,
                     *             "large": null
                     *           },
                     *           "website": "https://asagiri.demo.example",
                     *           "is-listed": true,
                     *           "listed-at": "2003-04-01",
                     *           "delisted-at": null,
                     *           "followers-count": 5,
                     *           "insights-count": 4,
                     *           "latest-imperatives": {
                     *             "bullish": 1,
                     *             "bearish": 2,
                     *             "neutral": 1
                     *           },
                     *           "is-followed": false,
                     *           "created-at": "2026-01-05T09:00:00.000+00:00",
                     *           "updated-at": "2026-09-30T22:00:00.000+00:00"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["EntityDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-000b-7000-8000-000000000001",
                     *         "type": "entities",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/entities/019a0000-000b-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "short-name": "Asagiri Financial",
                     *           "pretty-name": "Asagiri Financial Group",
                     *           "slug": "asagiri-financial-group",
                     *           "description": "A regional banking group with branches on the coast of western Japan.",
                     *           "country": "JP",
                     *           "sector": "financials",
                     *           "industry-group": "banks",
                     *           "industry": "banks",
                     *           "gics": {
                     *             "sectors": [
                     *               "financials"
                     *             ],
                     *             "industry-groups": [
                     *               "banks"
                     *             ],
                     *             "industries": [
                     *               "banks"
                     *             ]
                     *           },
                     *           "bbgid": "BBG00DXM0005",
                     *           "security": "8300 JT",
                     *           "yahoo-ticker": "8300.T",
                     *           "isin": "JP3830000000",
                     *           "figi": "BBG00DXM0005",
                     *           "lei": "353800DEM000ASGR0009",
                     *           "exchange": "XTKS",
                     *           "currency": "JPY",
                     *           "market-cap-usd-m": "3450.50",
                     *           "market-cap-bucket": "mid",
                     *           "logo-url": {
                     *             "small": null,
                     *             "medium": null,
                     *             "large": null
                     *           },
                     *           "website": "https://asagiri.demo.example",
                     *           "is-listed": true,
                     *           "listed-at": "2003-04-01",
                     *           "delisted-at": null,
                     *           "followers-count": 5,
                     *           "insights-count": 4,
                     *           "latest-imperatives": {
                     *             "bullish": 1,
                     *             "bearish": 2,
                     *             "neutral": 1
                     *           },
                     *           "is-followed": false,
                     *           "created-at": "2026-01-05T09:00:00.000+00:00",
                     *           "updated-at": "2026-09-30T22:00:00.000+00:00"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["EntityDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listFilterPresets: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The caller's presets. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019a0000-0005-7000-8000-000000000001",
                     *           "type": "filter-presets",
                     *           "links": {
                     *             "self": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001"
                     *           },
                     *           "attributes": {
                     *             "name": "Japanese banks, short term",
                     *             "countries": [
                     *               "JP"
                     *             ],
                     *             "sectors": [
                     *               "financials"
                     *             ],
                     *             "strategies": [],
                     *             "verticals": [
                     *               "equity-bottom-up"
                     *             ],
                     *             "min-market-cap": 2000,
                     *             "max-market-cap": null,
                     *             "format-types": [
                     *               "quick-note"
                     *             ],
                     *             "imperatives": [
                     *               "bearish"
                     *             ],
                     *             "time-horizons": [
                     *               "short"
                     *             ]
                     *           },
                     *           "relationships": {
                     *             "account": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/relationships/account",
                     *                 "related": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/account"
                     *               }
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FilterPresetList"];
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019a0000-0005-7000-8000-000000000001",
                     *           "type": "filter-presets",
                     *           "links": {
                     *             "self": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001"
                     *           },
                     *           "attributes": {
                     *             "name": "Japanese banks, short term",
                     *             "countries": [
                     *               "JP"
                     *             ],
                     *             "sectors": [
                     *               "financials"
                     *             ],
                     *             "strategies": [],
                     *             "verticals": [
                     *               "equity-bottom-up"
                     *             ],
                     *             "min-market-cap": 2000,
                     *             "max-market-cap": null,
                     *             "format-types": [
                     *               "quick-note"
                     *             ],
                     *             "imperatives": [
                     *               "bearish"
                     *             ],
                     *             "time-horizons": [
                     *               "short"
                     *             ]
                     *           },
                     *           "relationships": {
                     *             "account": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/relationships/account",
                     *                 "related": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/account"
                     *               }
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["FilterPresetList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createFilterPreset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The preset to save. */
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "data": {
                 *         "type": "filter-presets",
                 *         "attributes": {
                 *           "name": "Japanese banks, short term",
                 *           "countries": [
                 *             "JP"
                 *           ],
                 *           "sectors": [
                 *             "financials"
                 *           ],
                 *           "strategies": [],
                 *           "verticals": [
                 *             "equity-bottom-up"
                 *           ],
                 *           "min-market-cap": 2000,
                 *           "max-market-cap": null,
                 *           "format-types": [
                 *             "quick-note"
                 *           ],
                 *           "imperatives": [
                 *             "bearish"
                 *           ],
                 *           "time-horizons": [
                 *             "short"
                 *           ]
                 *         },
                 *         "relationships": {
                 *           "account": {
                 *             "data": {
                 *               "type": "accounts",
                 *               "id": "019a0000-0001-7000-8000-000000000001"
                 *             }
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["FilterPresetCreate"];
                /**
                 * @example {
                 *       "data": {
                 *         "type": "filter-presets",
                 *         "attributes": {
                 *           "name": "Japanese banks, short term",
                 *           "countries": [
                 *             "JP"
                 *           ],
                 *           "sectors": [
                 *             "financials"
                 *           ],
                 *           "strategies": [],
                 *           "verticals": [
                 *             "equity-bottom-up"
                 *           ],
                 *           "min-market-cap": 2000,
                 *           "max-market-cap": null,
                 *           "format-types": [
                 *             "quick-note"
                 *           ],
                 *           "imperatives": [
                 *             "bearish"
                 *           ],
                 *           "time-horizons": [
                 *             "short"
                 *           ]
                 *         },
                 *         "relationships": {
                 *           "account": {
                 *             "data": {
                 *               "type": "accounts",
                 *               "id": "019a0000-0001-7000-8000-000000000001"
                 *             }
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["FilterPresetCreate"];
            };
        };
        readonly responses: {
            /** @description The saved preset. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0005-7000-8000-000000000001",
                     *         "type": "filter-presets",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Japanese banks, short term",
                     *           "countries": [
                     *             "JP"
                     *           ],
                     *           "sectors": [
                     *             "financials"
                     *           ],
                     *           "strategies": [],
                     *           "verticals": [
                     *             "equity-bottom-up"
                     *           ],
                     *           "min-market-cap": 2000,
                     *           "max-market-cap": null,
                     *           "format-types": [
                     *             "quick-note"
                     *           ],
                     *           "imperatives": [
                     *             "bearish"
                     *           ],
                     *           "time-horizons": [
                     *             "short"
                     *           ]
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/account"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FilterPresetDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0005-7000-8000-000000000001",
                     *         "type": "filter-presets",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Japanese banks, short term",
                     *           "countries": [
                     *             "JP"
                     *           ],
                     *           "sectors": [
                     *             "financials"
                     *           ],
                     *           "strategies": [],
                     *           "verticals": [
                     *             "equity-bottom-up"
                     *           ],
                     *           "min-market-cap": 2000,
                     *           "max-market-cap": null,
                     *           "format-types": [
                     *             "quick-note"
                     *           ],
                     *           "imperatives": [
                     *             "bearish"
                     *           ],
                     *           "time-horizons": [
                     *             "short"
                     *           ]
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/account"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["FilterPresetDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getFilterPreset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a filter preset.
                 * @example 019a0000-0005-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The preset. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0005-7000-8000-000000000001",
                     *         "type": "filter-presets",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Japanese banks, short term",
                     *           "countries": [
                     *             "JP"
                     *           ],
                     *           "sectors": [
                     *             "financials"
                     *           ],
                     *           "strategies": [],
                     *           "verticals": [
                     *             "equity-bottom-up"
                     *           ],
                     *           "min-market-cap": 2000,
                     *           "max-market-cap": null,
                     *           "format-types": [
                     *             "quick-note"
                     *           ],
                     *           "imperatives": [
                     *             "bearish"
                     *           ],
                     *           "time-horizons": [
                     *             "short"
                     *           ]
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/account"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FilterPresetDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0005-7000-8000-000000000001",
                     *         "type": "filter-presets",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Japanese banks, short term",
                     *           "countries": [
                     *             "JP"
                     *           ],
                     *           "sectors": [
                     *             "financials"
                     *           ],
                     *           "strategies": [],
                     *           "verticals": [
                     *             "equity-bottom-up"
                     *           ],
                     *           "min-market-cap": 2000,
                     *           "max-market-cap": null,
                     *           "format-types": [
                     *             "quick-note"
                     *           ],
                     *           "imperatives": [
                     *             "bearish"
                     *           ],
                     *           "time-horizons": [
                     *             "short"
                     *           ]
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/account"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["FilterPresetDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteFilterPreset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a filter preset.
                 * @example 019a0000-0005-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The preset is gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateFilterPreset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a filter preset.
                 * @example 019a0000-0005-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /** @description The attributes to change. */
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "019a0000-0005-7000-8000-000000000001",
                 *         "type": "filter-presets",
                 *         "attributes": {
                 *           "name": "Japanese banks, short term",
                 *           "countries": [
                 *             "JP"
                 *           ],
                 *           "sectors": [
                 *             "financials"
                 *           ],
                 *           "strategies": [],
                 *           "verticals": [
                 *             "equity-bottom-up"
                 *           ],
                 *           "min-market-cap": 2000,
                 *           "max-market-cap": null,
                 *           "format-types": [
                 *             "quick-note"
                 *           ],
                 *           "imperatives": [
                 *             "bearish"
                 *           ],
                 *           "time-horizons": [
                 *             "short"
                 *           ]
                 *         },
                 *         "relationships": {
                 *           "account": {
                 *             "data": {
                 *               "type": "accounts",
                 *               "id": "019a0000-0001-7000-8000-000000000001"
                 *             }
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["FilterPresetUpdate"];
                /**
                 * @example {
                 *       "data": {
                 *         "id": "019a0000-0005-7000-8000-000000000001",
                 *         "type": "filter-presets",
                 *         "attributes": {
                 *           "name": "Japanese banks, short term",
                 *           "countries": [
                 *             "JP"
                 *           ],
                 *           "sectors": [
                 *             "financials"
                 *           ],
                 *           "strategies": [],
                 *           "verticals": [
                 *             "equity-bottom-up"
                 *           ],
                 *           "min-market-cap": 2000,
                 *           "max-market-cap": null,
                 *           "format-types": [
                 *             "quick-note"
                 *           ],
                 *           "imperatives": [
                 *             "bearish"
                 *           ],
                 *           "time-horizons": [
                 *             "short"
                 *           ]
                 *         },
                 *         "relationships": {
                 *           "account": {
                 *             "data": {
                 *               "type": "accounts",
                 *               "id": "019a0000-0001-7000-8000-000000000001"
                 *             }
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["FilterPresetUpdate"];
            };
        };
        readonly responses: {
            /** @description The changed preset. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0005-7000-8000-000000000001",
                     *         "type": "filter-presets",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Japanese banks, short term",
                     *           "countries": [
                     *             "JP"
                     *           ],
                     *           "sectors": [
                     *             "financials"
                     *           ],
                     *           "strategies": [],
                     *           "verticals": [
                     *             "equity-bottom-up"
                     *           ],
                     *           "min-market-cap": 2000,
                     *           "max-market-cap": null,
                     *           "format-types": [
                     *             "quick-note"
                     *           ],
                     *           "imperatives": [
                     *             "bearish"
                     *           ],
                     *           "time-horizons": [
                     *             "short"
                     *           ]
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/account"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FilterPresetDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0005-7000-8000-000000000001",
                     *         "type": "filter-presets",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Japanese banks, short term",
                     *           "countries": [
                     *             "JP"
                     *           ],
                     *           "sectors": [
                     *             "financials"
                     *           ],
                     *           "strategies": [],
                     *           "verticals": [
                     *             "equity-bottom-up"
                     *           ],
                     *           "min-market-cap": 2000,
                     *           "max-market-cap": null,
                     *           "format-types": [
                     *             "quick-note"
                     *           ],
                     *           "imperatives": [
                     *             "bearish"
                     *           ],
                     *           "time-horizons": [
                     *             "short"
                     *           ]
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/account"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["FilterPresetDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getFilterPresetRelationship: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a filter preset.
                 * @example 019a0000-0005-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the filter preset.
                 * @example account
                 */
                readonly relationship: "account";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the relationship points to, as far as the caller may see it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "type": "accounts",
                     *         "id": "019a0000-0001-7000-8000-000000000001"
                     *       },
                     *       "links": {
                     *         "self": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/relationships/account",
                     *         "related": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/account"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LinkageToOne"];
                    /**
                     * @example {
                     *       "data": {
                     *         "type": "accounts",
                     *         "id": "019a0000-0001-7000-8000-000000000001"
                     *       },
                     *       "links": {
                     *         "self": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/relationships/account",
                     *         "related": "http://localhost:3000/api/v2/filter-presets/019a0000-0005-7000-8000-000000000001/account"
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["LinkageToOne"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getFilterPresetRelated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a filter preset.
                 * @example 019a0000-0005-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the filter preset.
                 * @example account
                 */
                readonly relationship: "account";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the relationship points to, as far as the caller may see it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0001-7000-8000-000000000001",
                     *         "type": "accounts",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/accounts/019a0000-0001-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Ingrid Vester",
                     *           "first-name": "Ingrid",
                     *           "last-name": "Vester",
                     *           "title": "Portfolio Manager",
                     *           "slug": "ingrid-vester",
                     *           "account-type": "investor",
                     *           "roles": [],
                     *           "status": "active",
                     *           "email": "investor@demo.example",
                     *           "email-verified": true,
                     *           "phone": "+44 20 7946 0018",
                     *           "avatar-url": {
                     *             "small": null,
                     *             "medium": null,
                     *             "large": null
                     *           },
                     *           "bio": "Runs a long-short book of Asian financials.",
                     *           "company-name": "Northgate Capital",
                     *           "country": "GB",
                     *           "timezone": "Europe/London",
                     *           "locale": "en-GB",
                     *           "website": "https://northgate.demo.example",
                     *           "linkedin": null,
                     *           "languages": [
                     *             "en",
                     *             "ja"
                     *           ],
                     *           "years-experience": 14,
                     *           "followers-count": 3,
                     *           "following-count": 7,
                     *           "insights-count": 0,
                     *           "is-followed": false,
                     *           "is-online": true,
                     *           "last-seen-at": "2026-10-01T08:30:00.000+00:00",
                     *           "reading-tier": "professional",
                     *           "investor-classification": "professional",
                     *           "anonymize-reading": false,
                     *           "notification-preferences": {
                     *             "insight.published": [
                     *               "app",
                     *               "email"
                     *             ]
                     *           },
                     *           "email-frequency": "daily",
                     *           "created-at": "2026-01-05T09:00:00.000+00:00",
                     *           "updated-at": "2026-09-14T16:20:00.000+00:00"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AccountDocument"] | components["schemas"]["NoRelated"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0001-7000-8000-000000000001",
                     *         "type": "accounts",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/accounts/019a0000-0001-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Ingrid Vester",
                     *           "first-name": "Ingrid",
                     *           "last-name": "Vester",
                     *           "title": "Portfolio Manager",
                     *           "slug": "ingrid-vester",
                     *           "account-type": "investor",
                     *           "roles": [],
                     *           "status": "active",
                     *           "email": "investor@demo.example",
                     *           "email-verified": true,
                     *           "phone": "+44 20 7946 0018",
                     *           "avatar-url": {
                     *             "small": null,
                     *             "medium": null,
                     *             "large": null
                     *           },
                     *           "bio": "Runs a long-short book of Asian financials.",
                     *           "company-name": "Northgate Capital",
                     *           "country": "GB",
                     *           "timezone": "Europe/London",
                     *           "locale": "en-GB",
                     *           "website": "https://northgate.demo.example",
                     *           "linkedin": null,
                     *           "languages": [
                     *             "en",
                     *             "ja"
                     *           ],
                     *           "years-experience": 14,
                     *           "followers-count": 3,
                     *           "following-count": 7,
                     *           "insights-count": 0,
                     *           "is-followed": false,
                     *           "is-online": true,
                     *           "last-seen-at": "2026-10-01T08:30:00.000+00:00",
                     *           "reading-tier": "professional",
                     *           "investor-classification": "professional",
                     *           "anonymize-reading": false,
                     *           "notification-preferences": {
                     *             "insight.published": [
                     *               "app",
                     *               "email"
                     *             ]
                     *           },
                     *           "email-frequency": "daily",
                     *           "created-at": "2026-01-05T09:00:00.000+00:00",
                     *           "updated-at": "2026-09-14T16:20:00.000+00:00"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["AccountDocument"] | components["schemas"]["NoRelated"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listGeographies: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The geographies. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019a0000-0006-7000-8000-000000000001",
                     *           "type": "geographies",
                     *           "links": {
                     *             "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001"
                     *           },
                     *           "attributes": {
                     *             "slug": "asia-ex-japan",
                     *             "useful-links": [
                     *               {
                     *                 "title": "Asian Development Bank",
                     *                 "url": "https://www.adb.org/"
                     *               }
                     *             ],
                     *             "name": "Asia ex-Japan"
                     *           },
                     *           "relationships": {
                     *             "classification-distribution": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/relationships/classification-distribution",
                     *                 "related": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/classification-distribution"
                     *               }
                     *             },
                     *             "countries": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/relationships/countries",
                     *                 "related": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/countries"
                     *               }
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["GeographyList"];
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019a0000-0006-7000-8000-000000000001",
                     *           "type": "geographies",
                     *           "links": {
                     *             "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001"
                     *           },
                     *           "attributes": {
                     *             "slug": "asia-ex-japan",
                     *             "useful-links": [
                     *               {
                     *                 "title": "Asian Development Bank",
                     *                 "url": "https://www.adb.org/"
                     *               }
                     *             ],
                     *             "name": "Asia ex-Japan"
                     *           },
                     *           "relationships": {
                     *             "classification-distribution": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/relationships/classification-distribution",
                     *                 "related": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/classification-distribution"
                     *               }
                     *             },
                     *             "countries": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/relationships/countries",
                     *                 "related": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/countries"
                     *               }
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["GeographyList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getGeography: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a geography.
                 * @example 019a0000-0006-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The geography. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0006-7000-8000-000000000001",
                     *         "type": "geographies",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "slug": "asia-ex-japan",
                     *           "useful-links": [
                     *             {
                     *               "title": "Asian Development Bank",
                     *               "url": "https://www.adb.org/"
                     *             }
                     *           ],
                     *           "name": "Asia ex-Japan"
                     *         },
                     *         "relationships": {
                     *           "classification-distribution": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/relationships/classification-distribution",
                     *               "related": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/classification-distribution"
                     *             }
                     *           },
                     *           "countries": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/relationships/countries",
                     *               "related": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/countries"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["GeographyDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0006-7000-8000-000000000001",
                     *         "type": "geographies",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "slug": "asia-ex-japan",
                     *           "useful-links": [
                     *             {
                     *               "title": "Asian Development Bank",
                     *               "url": "https://www.adb.org/"
                     *             }
                     *           ],
                     *           "name": "Asia ex-Japan"
                     *         },
                     *         "relationships": {
                     *           "classification-distribution": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/relationships/classification-distribution",
                     *               "related": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/classification-distribution"
                     *             }
                     *           },
                     *           "countries": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/relationships/countries",
                     *               "related": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/countries"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["GeographyDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getGeographyRelationship: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Which page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                readonly "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description How many records a page holds.
                 * @example 10
                 */
                readonly "page[size]"?: components["parameters"]["PageSize"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a geography.
                 * @example 019a0000-0006-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the geography.
                 * @example classification-distribution
                 */
                readonly relationship: "classification-distribution" | "countries";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the relationship points to, as far as the caller may see it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "type": "classification-distributions",
                     *         "id": "019a0000-0006-7000-8000-000000000001"
                     *       },
                     *       "links": {
                     *         "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/relationships/classification-distribution",
                     *         "related": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/classification-distribution"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LinkageToMany"] | components["schemas"]["LinkageToOne"];
                    /**
                     * @example {
                     *       "data": {
                     *         "type": "classification-distributions",
                     *         "id": "019a0000-0006-7000-8000-000000000001"
                     *       },
                     *       "links": {
                     *         "self": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/relationships/classification-distribution",
                     *         "related": "http://localhost:3000/api/v2/geographies/019a0000-0006-7000-8000-000000000001/classification-distribution"
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["LinkageToMany"] | components["schemas"]["LinkageToOne"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getGeographyRelated: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Which page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                readonly "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description How many records a page holds.
                 * @example 10
                 */
                readonly "page[size]"?: components["parameters"]["PageSize"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a geography.
                 * @example 019a0000-0006-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the geography.
                 * @example classification-distribution
                 */
                readonly relationship: "classification-distribution" | "countries";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the relationship points to, as far as the caller may see it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0006-7000-8000-000000000001",
                     *         "type": "classification-distributions",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/classification-distributions/019a0000-0006-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "sectors": [
                     *             {
                     *               "slug": "financials",
                     *               "name": "Financials",
                     *               "insights-count": 5
                     *             },
                     *             {
                     *               "slug": "energy",
                     *               "name": "Energy",
                     *               "insights-count": 2
                     *             }
                     *           ],
                     *           "verticals": [
                     *             {
                     *               "slug": "equity-bottom-up",
                     *               "name": "Equity bottom-up",
                     *               "insights-count": 6
                     *             },
                     *             {
                     *               "slug": "macro",
                     *               "name": "Macro",
                     *               "insights-count": 1
                     *             }
                     *           ]
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ClassificationDistributionDocument"] | components["schemas"]["CountryRelated"] | components["schemas"]["NoRelated"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0006-7000-8000-000000000001",
                     *         "type": "classification-distributions",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/classification-distributions/019a0000-0006-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "sectors": [
                     *             {
                     *               "slug": "financials",
                     *               "name": "Financials",
                     *               "insights-count": 5
                     *             },
                     *             {
                     *               "slug": "energy",
                     *               "name": "Energy",
                     *               "insights-count": 2
                     *             }
                     *           ],
                     *           "verticals": [
                     *             {
                     *               "slug": "equity-bottom-up",
                     *               "name": "Equity bottom-up",
                     *               "insights-count": 6
                     *             },
                     *             {
                     *               "slug": "macro",
                     *               "name": "Macro",
                     *               "insights-count": 1
                     *             }
                     *           ]
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["ClassificationDistributionDocument"] | components["schemas"]["CountryRelated"] | components["schemas"]["NoRelated"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getInsightDisclosure: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an insight disclosure.
                 * @example 019a0000-0004-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The disclosure. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0004-7000-8000-000000000001",
                     *         "type": "insight-disclosures",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/insight-disclosures/019a0000-0004-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "position-in-securities": "The author holds no position in the securities discussed.",
                     *           "certified": true
                     *         },
                     *         "relationships": {
                     *           "insight": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insight-disclosures/019a0000-0004-7000-8000-000000000001/relationships/insight",
                     *               "related": "http://localhost:3000/api/v2/insight-disclosures/019a0000-0004-7000-8000-000000000001/insight"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["InsightDisclosureDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0004-7000-8000-000000000001",
                     *         "type": "insight-disclosures",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/insight-disclosures/019a0000-0004-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "position-in-securities": "The author holds no position in the securities discussed.",
                     *           "certified": true
                     *         },
                     *         "relationships": {
                     *           "insight": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insight-disclosures/019a0000-0004-7000-8000-000000000001/relationships/insight",
                     *               "related": "http://localhost:3000/api/v2/insight-disclosures/019a0000-0004-7000-8000-000000000001/insight"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["InsightDisclosureDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateInsightDisclosure: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of the disclosure of an insight that is not published.
                 * @example 019a0000-0004-7000-8000-000000000051
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /** @description The attributes to change. */
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "019a0000-0004-7000-8000-000000000051",
                 *         "type": "insight-disclosures",
                 *         "attributes": {
                 *           "position-in-securities": "The author holds no position in the securities discussed.",
                 *           "certified": true
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["InsightDisclosureUpdate"];
                /**
                 * @example {
                 *       "data": {
                 *         "id": "019a0000-0004-7000-8000-000000000051",
                 *         "type": "insight-disclosures",
                 *         "attributes": {
                 *           "position-in-securities": "The author holds no position in the securities discussed.",
                 *           "certified": true
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["InsightDisclosureUpdate"];
            };
        };
        readonly responses: {
            /** @description The changed disclosure. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0004-7000-8000-000000000001",
                     *         "type": "insight-disclosures",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/insight-disclosures/019a0000-0004-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "position-in-securities": "The author holds no position in the securities discussed.",
                     *           "certified": true
                     *         },
                     *         "relationships": {
                     *           "insight": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insight-disclosures/019a0000-0004-7000-8000-000000000001/relationships/insight",
                     *               "related": "http://localhost:3000/api/v2/insight-disclosures/019a0000-0004-7000-8000-000000000001/insight"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["InsightDisclosureDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0004-7000-8000-000000000001",
                     *         "type": "insight-disclosures",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/insight-disclosures/019a0000-0004-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "position-in-securities": "The author holds no position in the securities discussed.",
                     *           "certified": true
                     *         },
                     *         "relationships": {
                     *           "insight": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insight-disclosures/019a0000-0004-7000-8000-000000000001/relationships/insight",
                     *               "related": "http://localhost:3000/api/v2/insight-disclosures/019a0000-0004-7000-8000-000000000001/insight"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["InsightDisclosureDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getInsightDisclosureRelationship: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an insight disclosure.
                 * @example 019a0000-0004-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the insight disclosure.
                 * @example insight
                 */
                readonly relationship: "insight";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the relationship points to, as far as the caller may see it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "type": "insights",
                     *         "id": "019a0000-0003-7000-8000-000000000001"
                     *       },
                     *       "links": {
                     *         "self": "http://localhost:3000/api/v2/insight-disclosures/019a0000-0004-7000-8000-000000000001/relationships/insight",
                     *         "related": "http://localhost:3000/api/v2/insight-disclosures/019a0000-0004-7000-8000-000000000001/insight"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LinkageToOne"];
                    /**
                     * @example {
                     *       "data": {
                     *         "type": "insights",
                     *         "id": "019a0000-0003-7000-8000-000000000001"
                     *       },
                     *       "links": {
                     *         "self": "http://localhost:3000/api/v2/insight-disclosures/019a0000-0004-7000-8000-000000000001/relationships/insight",
                     *         "related": "http://localhost:3000/api/v2/insight-disclosures/019a0000-0004-7000-8000-000000000001/insight"
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["LinkageToOne"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getInsightDisclosureRelated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of an insight disclosure.
                 * @example 019a0000-0004-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the insight disclosure.
                 * @example insight
                 */
                readonly relationship: "insight";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the relationship points to, as far as the caller may see it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0003-7000-8000-000000000001",
                     *         "type": "insights",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "countries": [
                     *             "JP"
                     *           ],
                     *           "imperative": "bearish",
                     *           "slug": "japanese-banks-the-carry-is-back",
                     *           "published-at": "2026-10-01T08:30:00.000+00:00",
                     *           "aasm-state": "published",
                     *           "format-type": "quick-note",
                     *           "show-author-names": true,
                     *           "tagline": "Japanese banks: the carry is back",
                     *           "executive-summary": "<p>The shares discount two rate rises; guidance supports one.</p>",
                     *           "gics": {
                     *             "sectors": [
                     *               "financials"
                     *             ],
                     *             "industry-groups": [
                     *               "banks"
                     *             ],
                     *             "industries": [
                     *               "banks"
                     *             ]
                     *           },
                     *           "total-account-read": 12,
                     *           "total-public-read": 30,
                     *           "total-combined-read": 42,
                     *           "annotations-count": 2,
                     *           "comments-count": 3,
                     *           "total-discussions": 5,
                     *           "published-forked-count": 1,
                     *           "updated-at": "2026-10-01T08:45:00.000+00:00",
                     *           "aasm-state-updated-at": "2026-10-01T08:30:00.000+00:00",
                     *           "is-x-content": false,
                     *           "linkback": "https://research.demo.example/asagiri-financial",
                     *           "likes-count": 4,
                     *           "dislikes-count": 1,
                     *           "no-sector": false,
                     *           "is-read": true,
                     *           "my-like-score": 1,
                     *           "restriction-reason": null,
                     *           "introduced-total-views": 6,
                     *           "strategies": [
                     *             "long-short"
                     *           ],
                     *           "time-horizon": "short",
                     *           "detail": "<p>Deposit costs follow policy rates with a lag of about one quarter.</p>",
                     *           "automatic-keywords": [
                     *             "Asagiri Financial",
                     *             "8300 JT"
                     *           ],
                     *           "custom-keywords": [
                     *             "deposit beta"
                     *           ],
                     *           "viewer-is-restricted": false,
                     *           "weighted-insight-views": 18
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/account"
                     *             }
                     *           },
                     *           "images": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/images",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/images"
                     *             }
                     *           },
                     *           "content-verticals": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/content-verticals",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/content-verticals"
                     *             }
                     *           },
                     *           "primary-entity": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/primary-entity",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/primary-entity"
                     *             }
                     *           },
                     *           "secondary-entities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/secondary-entities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/secondary-entities"
                     *             }
                     *           },
                     *           "activities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/activities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/activities"
                     *             }
                     *           },
                     *           "upstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/upstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/upstream-insights"
                     *             }
                     *           },
                     *           "downstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/downstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/downstream-insights"
                     *             }
                     *           },
                     *           "main-insight-document": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/main-insight-document",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/main-insight-document"
                     *             }
                     *           },
                     *           "insight-documents": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-documents",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-documents"
                     *             }
                     *           },
                     *           "insight-disclosures": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-disclosures",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-disclosures"
                     *             }
                     *           },
                     *           "comment-threads": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comment-threads",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comment-threads"
                     *             }
                     *           },
                     *           "originated-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/originated-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/originated-insights"
                     *             }
                     *           },
                     *           "comments": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comments",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comments"
                     *             }
                     *           },
                     *           "suggested-forkable-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/suggested-forkable-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/suggested-forkable-insights"
                     *             }
                     *           },
                     *           "citations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/citations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/citations"
                     *             }
                     *           },
                     *           "annotations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/annotations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/annotations"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["InsightDocument"] | components["schemas"]["NoRelated"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0003-7000-8000-000000000001",
                     *         "type": "insights",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "countries": [
                     *             "JP"
                     *           ],
                     *           "imperative": "bearish",
                     *           "slug": "japanese-banks-the-carry-is-back",
                     *           "published-at": "2026-10-01T08:30:00.000+00:00",
                     *           "aasm-state": "published",
                     *           "format-type": "quick-note",
                     *           "show-author-names": true,
                     *           "tagline": "Japanese banks: the carry is back",
                     *           "executive-summary": "<p>The shares discount two rate rises; guidance supports one.</p>",
                     *           "gics": {
                     *             "sectors": [
                     *               "financials"
                     *             ],
                     *             "industry-groups": [
                     *               "banks"
                     *             ],
                     *             "industries": [
                     *               "banks"
                     *             ]
                     *           },
                     *           "total-account-read": 12,
                     *           "total-public-read": 30,
                     *           "total-combined-read": 42,
                     *           "annotations-count": 2,
                     *           "comments-count": 3,
                     *           "total-discussions": 5,
                     *           "published-forked-count": 1,
                     *           "updated-at": "2026-10-01T08:45:00.000+00:00",
                     *           "aasm-state-updated-at": "2026-10-01T08:30:00.000+00:00",
                     *           "is-x-content": false,
                     *           "linkback": "https://research.demo.example/asagiri-financial",
                     *           "likes-count": 4,
                     *           "dislikes-count": 1,
                     *           "no-sector": false,
                     *           "is-read": true,
                     *           "my-like-score": 1,
                     *           "restriction-reason": null,
                     *           "introduced-total-views": 6,
                     *           "strategies": [
                     *             "long-short"
                     *           ],
                     *           "time-horizon": "short",
                     *           "detail": "<p>Deposit costs follow policy rates with a lag of about one quarter.</p>",
                     *           "automatic-keywords": [
                     *             "Asagiri Financial",
                     *             "8300 JT"
                     *           ],
                     *           "custom-keywords": [
                     *             "deposit beta"
                     *           ],
                     *           "viewer-is-restricted": false,
                     *           "weighted-insight-views": 18
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/account"
                     *             }
                     *           },
                     *           "images": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/images",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/images"
                     *             }
                     *           },
                     *           "content-verticals": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/content-verticals",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/content-verticals"
                     *             }
                     *           },
                     *           "primary-entity": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/primary-entity",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/primary-entity"
                     *             }
                     *           },
                     *           "secondary-entities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/secondary-entities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/secondary-entities"
                     *             }
                     *           },
                     *           "activities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/activities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/activities"
                     *             }
                     *           },
                     *           "upstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/upstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/upstream-insights"
                     *             }
                     *           },
                     *           "downstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/downstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/downstream-insights"
                     *             }
                     *           },
                     *           "main-insight-document": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/main-insight-document",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/main-insight-document"
                     *             }
                     *           },
                     *           "insight-documents": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-documents",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-documents"
                     *             }
                     *           },
                     *           "insight-disclosures": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-disclosures",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-disclosures"
                     *             }
                     *           },
                     *           "comment-threads": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comment-threads",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comment-threads"
                     *             }
                     *           },
                     *           "originated-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/originated-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/originated-insights"
                     *             }
                     *           },
                     *           "comments": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comments",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comments"
                     *             }
                     *           },
                     *           "suggested-forkable-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/suggested-forkable-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/suggested-forkable-insights"
                     *             }
                     *           },
                     *           "citations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/citations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/citations"
                     *             }
                     *           },
                     *           "annotations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/annotations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/annotations"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["InsightDocument"] | components["schemas"]["NoRelated"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listInsights: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Which page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                readonly "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description How many records a page holds.
                 * @example 10
                 */
                readonly "page[size]"?: components["parameters"]["PageSize"];
                /**
                 * @description The order of the list. Equal ones follow by descending id.
                 * @example -published-at
                 */
                readonly sort?: "-published-at" | "-total-combined-read" | "-likes-count" | "-updated-at";
                /**
                 * @description A state. Lists the caller's own insights in it, for editors and admins those of every author.
                 * @example published
                 */
                readonly "filter[state]"?: "drafted" | "submitted" | "in-review" | "changes-requested" | "approved" | "scheduled" | "published" | "cancelled";
                /**
                 * @description The accounts that wrote it.
                 * @example [
                 *       "019a0000-0001-7000-8000-000000000004"
                 *     ]
                 */
                readonly "filter[author-id]"?: readonly components["schemas"]["Identifier"][];
                /**
                 * @description The companies of the authors.
                 * @example [
                 *       "019a0000-0002-7000-8000-000000000001"
                 *     ]
                 */
                readonly "filter[company-id]"?: readonly components["schemas"]["Identifier"][];
                /**
                 * @description Entities that it is about, be it as the primary one or as a secondary one.
                 * @example [
                 *       "019a0000-000b-7000-8000-000000000001"
                 *     ]
                 */
                readonly "filter[entity-id]"?: readonly components["schemas"]["Identifier"][];
                /**
                 * @description Entities that it is primarily about.
                 * @example [
                 *       "019a0000-000b-7000-8000-000000000001"
                 *     ]
                 */
                readonly "filter[primary-entity-id]"?: readonly components["schemas"]["Identifier"][];
                /**
                 * @description Countries of the insight.
                 * @example [
                 *       "JP"
                 *     ]
                 */
                readonly "filter[country]"?: readonly components["schemas"]["CountryCode"][];
                /**
                 * @description Slugs of sectors of the insight.
                 * @example [
                 *       "financials"
                 *     ]
                 */
                readonly "filter[sector]"?: readonly string[];
                /**
                 * @description The content verticals that it is filed under.
                 * @example [
                 *       "019a0000-0009-7000-8000-000000000001"
                 *     ]
                 */
                readonly "filter[vertical-id]"?: readonly components["schemas"]["Identifier"][];
                /**
                 * @description Format types.
                 * @example [
                 *       "quick-note"
                 *     ]
                 */
                readonly "filter[format-type]"?: readonly ("in-depth" | "quick-note" | "initiation" | "thematic" | "daily-brief" | "event-preview" | "event-review" | "model" | "transcript")[];
                /**
                 * @description Views that it takes.
                 * @example [
                 *       "bearish"
                 *     ]
                 */
                readonly "filter[imperative]"?: readonly ("bullish" | "bearish" | "neutral")[];
                /**
                 * @description Time horizons.
                 * @example [
                 *       "short"
                 *     ]
                 */
                readonly "filter[time-horizon]"?: readonly ("short" | "medium" | "long")[];
                /**
                 * @description The smallest market capitalisation of the primary entity, in millions of US dollars.
                 * @example 2000
                 */
                readonly "filter[market-cap-min]"?: number;
                /**
                 * @description The largest market capitalisation of the primary entity, in millions of US dollars.
                 * @example 10000
                 */
                readonly "filter[market-cap-max]"?: number;
                /**
                 * @description Published at this time or later.
                 * @example 2026-01-01 00:00:00 +0000
                 */
                readonly "filter[published-from]"?: components["schemas"]["TimestampInput"];
                /**
                 * @description Published at this time or earlier.
                 * @example 2026-12-31 23:59:59 +0000
                 */
                readonly "filter[published-to]"?: components["schemas"]["TimestampInput"];
                /**
                 * @description true for those that the caller has not read yet, false for those that the caller has read.
                 * @example true
                 */
                readonly "filter[unread]"?: boolean;
                /**
                 * @description A filter preset of the caller, whose filters apply besides those sent.
                 * @example 019a0000-0005-7000-8000-000000000001
                 */
                readonly "filter[preset-id]"?: components["schemas"]["Identifier"];
                /**
                 * @description Words to search for. All must occur; "quotes" keep a phrase together, a hyphen in front excludes.
                 * @example margin relief
                 */
                readonly "filter[fulltext]"?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of insights. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019a0000-0003-7000-8000-000000000001",
                     *           "type": "insights",
                     *           "links": {
                     *             "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001"
                     *           },
                     *           "attributes": {
                     *             "countries": [
                     *               "JP"
                     *             ],
                     *             "imperative": "bearish",
                     *             "slug": "japanese-banks-the-carry-is-back",
                     *             "published-at": "2026-10-01T08:30:00.000+00:00",
                     *             "aasm-state": "published",
                     *             "format-type": "quick-note",
                     *             "show-author-names": true,
                     *             "tagline": "Japanese banks: the carry is back",
                     *             "executive-summary": "<p>The shares discount two rate rises; guidance supports one.</p>",
                     *             "gics": {
                     *               "sectors": [
                     *                 "financials"
                     *               ],
                     *               "industry-groups": [
                     *                 "banks"
                     *               ],
                     *               "industries": [
                     *                 "banks"
                     *               ]
                     *             },
                     *             "total-account-read": 12,
                     *             "total-public-read": 30,
                     *             "total-combined-read": 42,
                     *             "annotations-count": 2,
                     *             "comments-count": 3,
                     *             "total-discussions": 5,
                     *             "published-forked-count": 1,
                     *             "updated-at": "2026-10-01T08:45:00.000+00:00",
                     *             "aasm-state-updated-at": "2026-10-01T08:30:00.000+00:00",
                     *             "is-x-content": false,
                     *             "linkback": "https://research.demo.example/asagiri-financial",
                     *             "likes-count": 4,
                     *             "dislikes-count": 1,
                     *             "no-sector": false,
                     *             "is-read": true,
                     *             "my-like-score": 1,
                     *             "restriction-reason": null,
                     *             "introduced-total-views": 6
                     *           },
                     *           "relationships": {
                     *             "account": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/account",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/account"
                     *               }
                     *             },
                     *             "images": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/images",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/images"
                     *               }
                     *             },
                     *             "content-verticals": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/content-verticals",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/content-verticals"
                     *               }
                     *             },
                     *             "primary-entity": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/primary-entity",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/primary-entity"
                     *               }
                     *             },
                     *             "secondary-entities": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/secondary-entities",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/secondary-entities"
                     *               }
                     *             },
                     *             "activities": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/activities",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/activities"
                     *               }
                     *             },
                     *             "upstream-insights": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/upstream-insights",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/upstream-insights"
                     *               }
                     *             },
                     *             "downstream-insights": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/downstream-insights",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/downstream-insights"
                     *               }
                     *             },
                     *             "main-insight-document": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/main-insight-document",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/main-insight-document"
                     *               }
                     *             },
                     *             "insight-documents": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-documents",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-documents"
                     *               }
                     *             },
                     *             "insight-disclosures": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-disclosures",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-disclosures"
                     *               }
                     *             },
                     *             "comment-threads": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comment-threads",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comment-threads"
                     *               }
                     *             },
                     *             "originated-insights": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/originated-insights",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/originated-insights"
                     *               }
                     *             },
                     *             "comments": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comments",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comments"
                     *               }
                     *             },
                     *             "suggested-forkable-insights": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/suggested-forkable-insights",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/suggested-forkable-insights"
                     *               }
                     *             },
                     *             "citations": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/citations",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/citations"
                     *               }
                     *             },
                     *             "annotations": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/annotations",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/annotations"
                     *               }
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1,
                     *         "total-pages": 1
                     *       },
                     *       "links": {
                     *         "first": "http://localhost:3000/api/v2/insights?page%5Bnumber%5D=1&page%5Bsize%5D=10",
                     *         "last": "http://localhost:3000/api/v2/insights?page%5Bnumber%5D=1&page%5Bsize%5D=10"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["InsightPage"];
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019a0000-0003-7000-8000-000000000001",
                     *           "type": "insights",
                     *           "links": {
                     *             "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001"
                     *           },
                     *           "attributes": {
                     *             "countries": [
                     *               "JP"
                     *             ],
                     *             "imperative": "bearish",
                     *             "slug": "japanese-banks-the-carry-is-back",
                     *             "published-at": "2026-10-01T08:30:00.000+00:00",
                     *             "aasm-state": "published",
                     *             "format-type": "quick-note",
                     *             "show-author-names": true,
                     *             "tagline": "Japanese banks: the carry is back",
                     *             "executive-summary": "<p>The shares discount two rate rises; guidance supports one.</p>",
                     *             "gics": {
                     *               "sectors": [
                     *                 "financials"
                     *               ],
                     *               "industry-groups": [
                     *                 "banks"
                     *               ],
                     *               "industries": [
                     *                 "banks"
                     *               ]
                     *             },
                     *             "total-account-read": 12,
                     *             "total-public-read": 30,
                     *             "total-combined-read": 42,
                     *             "annotations-count": 2,
                     *             "comments-count": 3,
                     *             "total-discussions": 5,
                     *             "published-forked-count": 1,
                     *             "updated-at": "2026-10-01T08:45:00.000+00:00",
                     *             "aasm-state-updated-at": "2026-10-01T08:30:00.000+00:00",
                     *             "is-x-content": false,
                     *             "linkback": "https://research.demo.example/asagiri-financial",
                     *             "likes-count": 4,
                     *             "dislikes-count": 1,
                     *             "no-sector": false,
                     *             "is-read": true,
                     *             "my-like-score": 1,
                     *             "restriction-reason": null,
                     *             "introduced-total-views": 6
                     *           },
                     *           "relationships": {
                     *             "account": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/account",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/account"
                     *               }
                     *             },
                     *             "images": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/images",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/images"
                     *               }
                     *             },
                     *             "content-verticals": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/content-verticals",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/content-verticals"
                     *               }
                     *             },
                     *             "primary-entity": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/primary-entity",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/primary-entity"
                     *               }
                     *             },
                     *             "secondary-entities": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/secondary-entities",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/secondary-entities"
                     *               }
                     *             },
                     *             "activities": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/activities",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/activities"
                     *               }
                     *             },
                     *             "upstream-insights": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/upstream-insights",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/upstream-insights"
                     *               }
                     *             },
                     *             "downstream-insights": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/downstream-insights",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/downstream-insights"
                     *               }
                     *             },
                     *             "main-insight-document": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/main-insight-document",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/main-insight-document"
                     *               }
                     *             },
                     *             "insight-documents": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-documents",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-documents"
                     *               }
                     *             },
                     *             "insight-disclosures": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-disclosures",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-disclosures"
                     *               }
                     *             },
                     *             "comment-threads": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comment-threads",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comment-threads"
                     *               }
                     *             },
                     *             "originated-insights": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/originated-insights",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/originated-insights"
                     *               }
                     *             },
                     *             "comments": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comments",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comments"
                     *               }
                     *             },
                     *             "suggested-forkable-insights": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/suggested-forkable-insights",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/suggested-forkable-insights"
                     *               }
                     *             },
                     *             "citations": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/citations",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/citations"
                     *               }
                     *             },
                     *             "annotations": {
                     *               "links": {
                     *                 "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/annotations",
                     *                 "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/annotations"
                     *               }
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1,
                     *         "total-pages": 1
                     *       },
                     *       "links": {
                     *         "first": "http://localhost:3000/api/v2/insights?page%5Bnumber%5D=1&page%5Bsize%5D=10",
                     *         "last": "http://localhost:3000/api/v2/insights?page%5Bnumber%5D=1&page%5Bsize%5D=10"
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["InsightPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createInsight: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The insight to draft. */
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "data": {
                 *         "type": "insights",
                 *         "attributes": {
                 *           "tagline": "Asagiri Financial: What a Second Rate Rise Would Change",
                 *           "executive-summary": "<p>A second rise lifts deposit costs sooner than it lifts loan yields.</p>",
                 *           "time-horizon": "short",
                 *           "imperative": "bearish",
                 *           "slug": null,
                 *           "published-at": "2026-10-08 08:30:00 +0000",
                 *           "format-type": "quick-note",
                 *           "total-combined-read": 0,
                 *           "countries": [
                 *             "JP"
                 *           ],
                 *           "strategies": [
                 *             "long-short"
                 *           ],
                 *           "automatic-keywords": [],
                 *           "custom-keywords": [
                 *             "deposit beta"
                 *           ],
                 *           "gics": {
                 *             "sectors": [
                 *               "financials"
                 *             ],
                 *             "industry-groups": [
                 *               "banks"
                 *             ],
                 *             "industries": [
                 *               "banks"
                 *             ]
                 *           }
                 *         },
                 *         "relationships": {}
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["InsightCreate"];
                /**
                 * @example {
                 *       "data": {
                 *         "type": "insights",
                 *         "attributes": {
                 *           "tagline": "Asagiri Financial: What a Second Rate Rise Would Change",
                 *           "executive-summary": "<p>A second rise lifts deposit costs sooner than it lifts loan yields.</p>",
                 *           "time-horizon": "short",
                 *           "imperative": "bearish",
                 *           "slug": null,
                 *           "published-at": "2026-10-08 08:30:00 +0000",
                 *           "format-type": "quick-note",
                 *           "total-combined-read": 0,
                 *           "countries": [
                 *             "JP"
                 *           ],
                 *           "strategies": [
                 *             "long-short"
                 *           ],
                 *           "automatic-keywords": [],
                 *           "custom-keywords": [
                 *             "deposit beta"
                 *           ],
                 *           "gics": {
                 *             "sectors": [
                 *               "financials"
                 *             ],
                 *             "industry-groups": [
                 *               "banks"
                 *             ],
                 *             "industries": [
                 *               "banks"
                 *             ]
                 *           }
                 *         },
                 *         "relationships": {}
                 *       }
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["InsightCreate"];
            };
        };
        readonly responses: {
            /** @description The draft. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0003-7000-8000-000000000001",
                     *         "type": "insights",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "countries": [
                     *             "JP"
                     *           ],
                     *           "imperative": "bearish",
                     *           "slug": "japanese-banks-the-carry-is-back",
                     *           "published-at": "2026-10-01T08:30:00.000+00:00",
                     *           "aasm-state": "published",
                     *           "format-type": "quick-note",
                     *           "show-author-names": true,
                     *           "tagline": "Japanese banks: the carry is back",
                     *           "executive-summary": "<p>The shares discount two rate rises; guidance supports one.</p>",
                     *           "gics": {
                     *             "sectors": [
                     *               "financials"
                     *             ],
                     *             "industry-groups": [
                     *               "banks"
                     *             ],
                     *             "industries": [
                     *               "banks"
                     *             ]
                     *           },
                     *           "total-account-read": 12,
                     *           "total-public-read": 30,
                     *           "total-combined-read": 42,
                     *           "annotations-count": 2,
                     *           "comments-count": 3,
                     *           "total-discussions": 5,
                     *           "published-forked-count": 1,
                     *           "updated-at": "2026-10-01T08:45:00.000+00:00",
                     *           "aasm-state-updated-at": "2026-10-01T08:30:00.000+00:00",
                     *           "is-x-content": false,
                     *           "linkback": "https://research.demo.example/asagiri-financial",
                     *           "likes-count": 4,
                     *           "dislikes-count": 1,
                     *           "no-sector": false,
                     *           "is-read": true,
                     *           "my-like-score": 1,
                     *           "restriction-reason": null,
                     *           "introduced-total-views": 6,
                     *           "strategies": [
                     *             "long-short"
                     *           ],
                     *           "time-horizon": "short",
                     *           "detail": "<p>Deposit costs follow policy rates with a lag of about one quarter.</p>",
                     *           "automatic-keywords": [
                     *             "Asagiri Financial",
                     *             "8300 JT"
                     *           ],
                     *           "custom-keywords": [
                     *             "deposit beta"
                     *           ],
                     *           "viewer-is-restricted": false,
                     *           "weighted-insight-views": 18
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/account"
                     *             }
                     *           },
                     *           "images": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/images",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/images"
                     *             }
                     *           },
                     *           "content-verticals": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/content-verticals",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/content-verticals"
                     *             }
                     *           },
                     *           "primary-entity": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/primary-entity",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/primary-entity"
                     *             }
                     *           },
                     *           "secondary-entities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/secondary-entities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/secondary-entities"
                     *             }
                     *           },
                     *           "activities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/activities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/activities"
                     *             }
                     *           },
                     *           "upstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/upstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/upstream-insights"
                     *             }
                     *           },
                     *           "downstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/downstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/downstream-insights"
                     *             }
                     *           },
                     *           "main-insight-document": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/main-insight-document",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/main-insight-document"
                     *             }
                     *           },
                     *           "insight-documents": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-documents",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-documents"
                     *             }
                     *           },
                     *           "insight-disclosures": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-disclosures",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-disclosures"
                     *             }
                     *           },
                     *           "comment-threads": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comment-threads",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comment-threads"
                     *             }
                     *           },
                     *           "originated-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/originated-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/originated-insights"
                     *             }
                     *           },
                     *           "comments": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comments",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comments"
                     *             }
                     *           },
                     *           "suggested-forkable-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/suggested-forkable-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/suggested-forkable-insights"
                     *             }
                     *           },
                     *           "citations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/citations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/citations"
                     *             }
                     *           },
                     *           "annotations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/annotations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/annotations"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["InsightDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0003-7000-8000-000000000001",
                     *         "type": "insights",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "countries": [
                     *             "JP"
                     *           ],
                     *           "imperative": "bearish",
                     *           "slug": "japanese-banks-the-carry-is-back",
                     *           "published-at": "2026-10-01T08:30:00.000+00:00",
                     *           "aasm-state": "published",
                     *           "format-type": "quick-note",
                     *           "show-author-names": true,
                     *           "tagline": "Japanese banks: the carry is back",
                     *           "executive-summary": "<p>The shares discount two rate rises; guidance supports one.</p>",
                     *           "gics": {
                     *             "sectors": [
                     *               "financials"
                     *             ],
                     *             "industry-groups": [
                     *               "banks"
                     *             ],
                     *             "industries": [
                     *               "banks"
                     *             ]
                     *           },
                     *           "total-account-read": 12,
                     *           "total-public-read": 30,
                     *           "total-combined-read": 42,
                     *           "annotations-count": 2,
                     *           "comments-count": 3,
                     *           "total-discussions": 5,
                     *           "published-forked-count": 1,
                     *           "updated-at": "2026-10-01T08:45:00.000+00:00",
                     *           "aasm-state-updated-at": "2026-10-01T08:30:00.000+00:00",
                     *           "is-x-content": false,
                     *           "linkback": "https://research.demo.example/asagiri-financial",
                     *           "likes-count": 4,
                     *           "dislikes-count": 1,
                     *           "no-sector": false,
                     *           "is-read": true,
                     *           "my-like-score": 1,
                     *           "restriction-reason": null,
                     *           "introduced-total-views": 6,
                     *           "strategies": [
                     *             "long-short"
                     *           ],
                     *           "time-horizon": "short",
                     *           "detail": "<p>Deposit costs follow policy rates with a lag of about one quarter.</p>",
                     *           "automatic-keywords": [
                     *             "Asagiri Financial",
                     *             "8300 JT"
                     *           ],
                     *           "custom-keywords": [
                     *             "deposit beta"
                     *           ],
                     *           "viewer-is-restricted": false,
                     *           "weighted-insight-views": 18
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/account"
                     *             }
                     *           },
                     *           "images": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/images",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/images"
                     *             }
                     *           },
                     *           "content-verticals": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/content-verticals",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/content-verticals"
                     *             }
                     *           },
                     *           "primary-entity": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/primary-entity",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/primary-entity"
                     *             }
                     *           },
                     *           "secondary-entities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/secondary-entities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/secondary-entities"
                     *             }
                     *           },
                     *           "activities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/activities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/activities"
                     *             }
                     *           },
                     *           "upstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/upstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/upstream-insights"
                     *             }
                     *           },
                     *           "downstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/downstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/downstream-insights"
                     *             }
                     *           },
                     *           "main-insight-document": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/main-insight-document",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/main-insight-document"
                     *             }
                     *           },
                     *           "insight-documents": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-documents",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-documents"
                     *             }
                     *           },
                     *           "insight-disclosures": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-disclosures",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-disclosures"
                     *             }
                     *           },
                     *           "comment-threads": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comment-threads",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comment-threads"
                     *             }
                     *           },
                     *           "originated-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/originated-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/originated-insights"
                     *             }
                     *           },
                     *           "comments": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comments",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comments"
                     *             }
                     *           },
                     *           "suggested-forkable-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/suggested-forkable-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/suggested-forkable-insights"
                     *             }
                     *           },
                     *           "citations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/citations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/citations"
                     *             }
                     *           },
                     *           "annotations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/annotations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/annotations"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["InsightDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getInsight: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id or the slug of an insight.
                 * @example 019a0000-0003-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The insight. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0003-7000-8000-000000000001",
                     *         "type": "insights",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "countries": [
                     *             "JP"
                     *           ],
                     *           "imperative": "bearish",
                     *           "slug": "japanese-banks-the-carry-is-back",
                     *           "published-at": "2026-10-01T08:30:00.000+00:00",
                     *           "aasm-state": "published",
                     *           "format-type": "quick-note",
                     *           "show-author-names": true,
                     *           "tagline": "Japanese banks: the carry is back",
                     *           "executive-summary": "<p>The shares discount two rate rises; guidance supports one.</p>",
                     *           "gics": {
                     *             "sectors": [
                     *               "financials"
                     *             ],
                     *             "industry-groups": [
                     *               "banks"
                     *             ],
                     *             "industries": [
                     *               "banks"
                     *             ]
                     *           },
                     *           "total-account-read": 12,
                     *           "total-public-read": 30,
                     *           "total-combined-read": 42,
                     *           "annotations-count": 2,
                     *           "comments-count": 3,
                     *           "total-discussions": 5,
                     *           "published-forked-count": 1,
                     *           "updated-at": "2026-10-01T08:45:00.000+00:00",
                     *           "aasm-state-updated-at": "2026-10-01T08:30:00.000+00:00",
                     *           "is-x-content": false,
                     *           "linkback": "https://research.demo.example/asagiri-financial",
                     *           "likes-count": 4,
                     *           "dislikes-count": 1,
                     *           "no-sector": false,
                     *           "is-read": true,
                     *           "my-like-score": 1,
                     *           "restriction-reason": null,
                     *           "introduced-total-views": 6,
                     *           "strategies": [
                     *             "long-short"
                     *           ],
                     *           "time-horizon": "short",
                     *           "detail": "<p>Deposit costs follow policy rates with a lag of about one quarter.</p>",
                     *           "automatic-keywords": [
                     *             "Asagiri Financial",
                     *             "8300 JT"
                     *           ],
                     *           "custom-keywords": [
                     *             "deposit beta"
                     *           ],
                     *           "viewer-is-restricted": false,
                     *           "weighted-insight-views": 18
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/account"
                     *             }
                     *           },
                     *           "images": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/images",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/images"
                     *             }
                     *           },
                     *           "content-verticals": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/content-verticals",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/content-verticals"
                     *             }
                     *           },
                     *           "primary-entity": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/primary-entity",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/primary-entity"
                     *             }
                     *           },
                     *           "secondary-entities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/secondary-entities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/secondary-entities"
                     *             }
                     *           },
                     *           "activities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/activities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/activities"
                     *             }
                     *           },
                     *           "upstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/upstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/upstream-insights"
                     *             }
                     *           },
                     *           "downstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/downstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/downstream-insights"
                     *             }
                     *           },
                     *           "main-insight-document": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/main-insight-document",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/main-insight-document"
                     *             }
                     *           },
                     *           "insight-documents": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-documents",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-documents"
                     *             }
                     *           },
                     *           "insight-disclosures": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-disclosures",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-disclosures"
                     *             }
                     *           },
                     *           "comment-threads": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comment-threads",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comment-threads"
                     *             }
                     *           },
                     *           "originated-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/originated-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/originated-insights"
                     *             }
                     *           },
                     *           "comments": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comments",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comments"
                     *             }
                     *           },
                     *           "suggested-forkable-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/suggested-forkable-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/suggested-forkable-insights"
                     *             }
                     *           },
                     *           "citations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/citations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/citations"
                     *             }
                     *           },
                     *           "annotations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/annotations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/annotations"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["InsightDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0003-7000-8000-000000000001",
                     *         "type": "insights",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "countries": [
                     *             "JP"
                     *           ],
                     *           "imperative": "bearish",
                     *           "slug": "japanese-banks-the-carry-is-back",
                     *           "published-at": "2026-10-01T08:30:00.000+00:00",
                     *           "aasm-state": "published",
                     *           "format-type": "quick-note",
                     *           "show-author-names": true,
                     *           "tagline": "Japanese banks: the carry is back",
                     *           "executive-summary": "<p>The shares discount two rate rises; guidance supports one.</p>",
                     *           "gics": {
                     *             "sectors": [
                     *               "financials"
                     *             ],
                     *             "industry-groups": [
                     *               "banks"
                     *             ],
                     *             "industries": [
                     *               "banks"
                     *             ]
                     *           },
                     *           "total-account-read": 12,
                     *           "total-public-read": 30,
                     *           "total-combined-read": 42,
                     *           "annotations-count": 2,
                     *           "comments-count": 3,
                     *           "total-discussions": 5,
                     *           "published-forked-count": 1,
                     *           "updated-at": "2026-10-01T08:45:00.000+00:00",
                     *           "aasm-state-updated-at": "2026-10-01T08:30:00.000+00:00",
                     *           "is-x-content": false,
                     *           "linkback": "https://research.demo.example/asagiri-financial",
                     *           "likes-count": 4,
                     *           "dislikes-count": 1,
                     *           "no-sector": false,
                     *           "is-read": true,
                     *           "my-like-score": 1,
                     *           "restriction-reason": null,
                     *           "introduced-total-views": 6,
                     *           "strategies": [
                     *             "long-short"
                     *           ],
                     *           "time-horizon": "short",
                     *           "detail": "<p>Deposit costs follow policy rates with a lag of about one quarter.</p>",
                     *           "automatic-keywords": [
                     *             "Asagiri Financial",
                     *             "8300 JT"
                     *           ],
                     *           "custom-keywords": [
                     *             "deposit beta"
                     *           ],
                     *           "viewer-is-restricted": false,
                     *           "weighted-insight-views": 18
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/account"
                     *             }
                     *           },
                     *           "images": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/images",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/images"
                     *             }
                     *           },
                     *           "content-verticals": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/content-verticals",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/content-verticals"
                     *             }
                     *           },
                     *           "primary-entity": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/primary-entity",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/primary-entity"
                     *             }
                     *           },
                     *           "secondary-entities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/secondary-entities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/secondary-entities"
                     *             }
                     *           },
                     *           "activities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/activities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/activities"
                     *             }
                     *           },
                     *           "upstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/upstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/upstream-insights"
                     *             }
                     *           },
                     *           "downstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/downstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/downstream-insights"
                     *             }
                     *           },
                     *           "main-insight-document": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/main-insight-document",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/main-insight-document"
                     *             }
                     *           },
                     *           "insight-documents": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-documents",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-documents"
                     *             }
                     *           },
                     *           "insight-disclosures": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-disclosures",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-disclosures"
                     *             }
                     *           },
                     *           "comment-threads": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comment-threads",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comment-threads"
                     *             }
                     *           },
                     *           "originated-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/originated-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/originated-insights"
                     *             }
                     *           },
                     *           "comments": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comments",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comments"
                     *             }
                     *           },
                     *           "suggested-forkable-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/suggested-forkable-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/suggested-forkable-insights"
                     *             }
                     *           },
                     *           "citations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/citations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/citations"
                     *             }
                     *           },
                     *           "annotations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/annotations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/annotations"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["InsightDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteInsight: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id or the slug of an insight that was never published.
                 * @example 019a0000-0003-7000-8000-000000000052
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The insight is gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateInsight: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id or the slug of an insight that the caller may change.
                 * @example 019a0000-0003-7000-8000-000000000051
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        /** @description The attributes and relationships to change. */
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "data": {
                 *         "type": "insights",
                 *         "id": "019a0000-0003-7000-8000-000000000051",
                 *         "attributes": {
                 *           "tagline": "Asagiri Financial: Deposit Costs Catch Up",
                 *           "imperative": "bearish",
                 *           "time-horizon": "short",
                 *           "custom-keywords": [
                 *             "deposit beta",
                 *             "net interest margin"
                 *           ]
                 *         },
                 *         "relationships": {
                 *           "primary-entity": {
                 *             "data": {
                 *               "type": "entities",
                 *               "id": "019a0000-000b-7000-8000-000000000001"
                 *             }
                 *           },
                 *           "content-verticals": {
                 *             "data": [
                 *               {
                 *                 "type": "content-verticals",
                 *                 "id": "019a0000-0009-7000-8000-000000000001"
                 *               }
                 *             ]
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["InsightUpdate"];
                /**
                 * @example {
                 *       "data": {
                 *         "type": "insights",
                 *         "id": "019a0000-0003-7000-8000-000000000051",
                 *         "attributes": {
                 *           "tagline": "Asagiri Financial: Deposit Costs Catch Up",
                 *           "imperative": "bearish",
                 *           "time-horizon": "short",
                 *           "custom-keywords": [
                 *             "deposit beta",
                 *             "net interest margin"
                 *           ]
                 *         },
                 *         "relationships": {
                 *           "primary-entity": {
                 *             "data": {
                 *               "type": "entities",
                 *               "id": "019a0000-000b-7000-8000-000000000001"
                 *             }
                 *           },
                 *           "content-verticals": {
                 *             "data": [
                 *               {
                 *                 "type": "content-verticals",
                 *                 "id": "019a0000-0009-7000-8000-000000000001"
                 *               }
                 *             ]
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/vnd.api+json": components["schemas"]["InsightUpdate"];
            };
        };
        readonly responses: {
            /** @description The changed insight. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0003-7000-8000-000000000001",
                     *         "type": "insights",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "countries": [
                     *             "JP"
                     *           ],
                     *           "imperative": "bearish",
                     *           "slug": "japanese-banks-the-carry-is-back",
                     *           "published-at": "2026-10-01T08:30:00.000+00:00",
                     *           "aasm-state": "published",
                     *           "format-type": "quick-note",
                     *           "show-author-names": true,
                     *           "tagline": "Japanese banks: the carry is back",
                     *           "executive-summary": "<p>The shares discount two rate rises; guidance supports one.</p>",
                     *           "gics": {
                     *             "sectors": [
                     *               "financials"
                     *             ],
                     *             "industry-groups": [
                     *               "banks"
                     *             ],
                     *             "industries": [
                     *               "banks"
                     *             ]
                     *           },
                     *           "total-account-read": 12,
                     *           "total-public-read": 30,
                     *           "total-combined-read": 42,
                     *           "annotations-count": 2,
                     *           "comments-count": 3,
                     *           "total-discussions": 5,
                     *           "published-forked-count": 1,
                     *           "updated-at": "2026-10-01T08:45:00.000+00:00",
                     *           "aasm-state-updated-at": "2026-10-01T08:30:00.000+00:00",
                     *           "is-x-content": false,
                     *           "linkback": "https://research.demo.example/asagiri-financial",
                     *           "likes-count": 4,
                     *           "dislikes-count": 1,
                     *           "no-sector": false,
                     *           "is-read": true,
                     *           "my-like-score": 1,
                     *           "restriction-reason": null,
                     *           "introduced-total-views": 6,
                     *           "strategies": [
                     *             "long-short"
                     *           ],
                     *           "time-horizon": "short",
                     *           "detail": "<p>Deposit costs follow policy rates with a lag of about one quarter.</p>",
                     *           "automatic-keywords": [
                     *             "Asagiri Financial",
                     *             "8300 JT"
                     *           ],
                     *           "custom-keywords": [
                     *             "deposit beta"
                     *           ],
                     *           "viewer-is-restricted": false,
                     *           "weighted-insight-views": 18
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/account"
                     *             }
                     *           },
                     *           "images": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/images",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/images"
                     *             }
                     *           },
                     *           "content-verticals": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/content-verticals",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/content-verticals"
                     *             }
                     *           },
                     *           "primary-entity": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/primary-entity",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/primary-entity"
                     *             }
                     *           },
                     *           "secondary-entities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/secondary-entities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/secondary-entities"
                     *             }
                     *           },
                     *           "activities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/activities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/activities"
                     *             }
                     *           },
                     *           "upstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/upstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/upstream-insights"
                     *             }
                     *           },
                     *           "downstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/downstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/downstream-insights"
                     *             }
                     *           },
                     *           "main-insight-document": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/main-insight-document",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/main-insight-document"
                     *             }
                     *           },
                     *           "insight-documents": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-documents",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-documents"
                     *             }
                     *           },
                     *           "insight-disclosures": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-disclosures",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-disclosures"
                     *             }
                     *           },
                     *           "comment-threads": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comment-threads",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comment-threads"
                     *             }
                     *           },
                     *           "originated-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/originated-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/originated-insights"
                     *             }
                     *           },
                     *           "comments": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comments",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comments"
                     *             }
                     *           },
                     *           "suggested-forkable-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/suggested-forkable-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/suggested-forkable-insights"
                     *             }
                     *           },
                     *           "citations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/citations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/citations"
                     *             }
                     *           },
                     *           "annotations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/annotations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/annotations"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["InsightDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0003-7000-8000-000000000001",
                     *         "type": "insights",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "countries": [
                     *             "JP"
                     *           ],
                     *           "imperative": "bearish",
                     *           "slug": "japanese-banks-the-carry-is-back",
                     *           "published-at": "2026-10-01T08:30:00.000+00:00",
                     *           "aasm-state": "published",
                     *           "format-type": "quick-note",
                     *           "show-author-names": true,
                     *           "tagline": "Japanese banks: the carry is back",
                     *           "executive-summary": "<p>The shares discount two rate rises; guidance supports one.</p>",
                     *           "gics": {
                     *             "sectors": [
                     *               "financials"
                     *             ],
                     *             "industry-groups": [
                     *               "banks"
                     *             ],
                     *             "industries": [
                     *               "banks"
                     *             ]
                     *           },
                     *           "total-account-read": 12,
                     *           "total-public-read": 30,
                     *           "total-combined-read": 42,
                     *           "annotations-count": 2,
                     *           "comments-count": 3,
                     *           "total-discussions": 5,
                     *           "published-forked-count": 1,
                     *           "updated-at": "2026-10-01T08:45:00.000+00:00",
                     *           "aasm-state-updated-at": "2026-10-01T08:30:00.000+00:00",
                     *           "is-x-content": false,
                     *           "linkback": "https://research.demo.example/asagiri-financial",
                     *           "likes-count": 4,
                     *           "dislikes-count": 1,
                     *           "no-sector": false,
                     *           "is-read": true,
                     *           "my-like-score": 1,
                     *           "restriction-reason": null,
                     *           "introduced-total-views": 6,
                     *           "strategies": [
                     *             "long-short"
                     *           ],
                     *           "time-horizon": "short",
                     *           "detail": "<p>Deposit costs follow policy rates with a lag of about one quarter.</p>",
                     *           "automatic-keywords": [
                     *             "Asagiri Financial",
                     *             "8300 JT"
                     *           ],
                     *           "custom-keywords": [
                     *             "deposit beta"
                     *           ],
                     *           "viewer-is-restricted": false,
                     *           "weighted-insight-views": 18
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/account"
                     *             }
                     *           },
                     *           "images": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/images",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/images"
                     *             }
                     *           },
                     *           "content-verticals": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/content-verticals",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/content-verticals"
                     *             }
                     *           },
                     *           "primary-entity": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/primary-entity",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/primary-entity"
                     *             }
                     *           },
                     *           "secondary-entities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/secondary-entities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/secondary-entities"
                     *             }
                     *           },
                     *           "activities": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/activities",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/activities"
                     *             }
                     *           },
                     *           "upstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/upstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/upstream-insights"
                     *             }
                     *           },
                     *           "downstream-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/downstream-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/downstream-insights"
                     *             }
                     *           },
                     *           "main-insight-document": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/main-insight-document",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/main-insight-document"
                     *             }
                     *           },
                     *           "insight-documents": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-documents",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-documents"
                     *             }
                     *           },
                     *           "insight-disclosures": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/insight-disclosures",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/insight-disclosures"
                     *             }
                     *           },
                     *           "comment-threads": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comment-threads",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comment-threads"
                     *             }
                     *           },
                     *           "originated-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/originated-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/originated-insights"
                     *             }
                     *           },
                     *           "comments": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/comments",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/comments"
                     *             }
                     *           },
                     *           "suggested-forkable-insights": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/suggested-forkable-insights",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/suggested-forkable-insights"
                     *             }
                     *           },
                     *           "citations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/citations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/citations"
                     *             }
                     *           },
                     *           "annotations": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/annotations",
                     *               "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/annotations"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["InsightDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getInsightRelationship: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Which page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                readonly "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description How many records a page holds.
                 * @example 10
                 */
                readonly "page[size]"?: components["parameters"]["PageSize"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id or the slug of an insight.
                 * @example 019a0000-0003-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the insight.
                 * @example account
                 */
                readonly relationship: "account" | "images" | "content-verticals" | "primary-entity" | "secondary-entities" | "activities" | "upstream-insights" | "downstream-insights" | "main-insight-document" | "insight-documents" | "insight-disclosures" | "comment-threads" | "originated-insights" | "comments" | "suggested-forkable-insights" | "citations" | "annotations";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the relationship points to, as far as the caller may see it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "type": "accounts",
                     *         "id": "019a0000-0001-7000-8000-000000000001"
                     *       },
                     *       "links": {
                     *         "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/account",
                     *         "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/account"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LinkageToMany"] | components["schemas"]["LinkageToOne"];
                    /**
                     * @example {
                     *       "data": {
                     *         "type": "accounts",
                     *         "id": "019a0000-0001-7000-8000-000000000001"
                     *       },
                     *       "links": {
                     *         "self": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/relationships/account",
                     *         "related": "http://localhost:3000/api/v2/insights/019a0000-0003-7000-8000-000000000001/account"
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["LinkageToMany"] | components["schemas"]["LinkageToOne"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getInsightRelated: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Which page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                readonly "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description How many records a page holds.
                 * @example 10
                 */
                readonly "page[size]"?: components["parameters"]["PageSize"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id or the slug of an insight.
                 * @example 019a0000-0003-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the insight.
                 * @example account
                 */
                readonly relationship: "account" | "images" | "content-verticals" | "primary-entity" | "secondary-entities" | "activities" | "upstream-insights" | "downstream-insights" | "main-insight-document" | "insight-documents" | "insight-disclosures" | "comment-threads" | "originated-insights" | "comments" | "suggested-forkable-insights" | "citations" | "annotations";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the relationship points to, as far as the caller may see it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0001-7000-8000-000000000001",
                     *         "type": "accounts",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/accounts/019a0000-0001-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Ingrid Vester",
                     *           "first-name": "Ingrid",
                     *           "last-name": "Vester",
                     *           "title": "Portfolio Manager",
                     *           "slug": "ingrid-vester",
                     *           "account-type": "investor",
                     *           "roles": [],
                     *           "status": "active",
                     *           "email": "investor@demo.example",
                     *           "email-verified": true,
                     *           "phone": "+44 20 7946 0018",
                     *           "avatar-url": {
                     *             "small": null,
                     *             "medium": null,
                     *             "large": null
                     *           },
                     *           "bio": "Runs a long-short book of Asian financials.",
                     *           "company-name": "Northgate Capital",
                     *           "country": "GB",
                     *           "timezone": "Europe/London",
                     *           "locale": "en-GB",
                     *           "website": "https://northgate.demo.example",
                     *           "linkedin": null,
                     *           "languages": [
                     *             "en",
                     *             "ja"
                     *           ],
                     *           "years-experience": 14,
                     *           "followers-count": 3,
                     *           "following-count": 7,
                     *           "insights-count": 0,
                     *           "is-followed": false,
                     *           "is-online": true,
                     *           "last-seen-at": "2026-10-01T08:30:00.000+00:00",
                     *           "reading-tier": "professional",
                     *           "investor-classification": "professional",
                     *           "anonymize-reading": false,
                     *           "notification-preferences": {
                     *             "insight.published": [
                     *               "app",
                     *               "email"
                     *             ]
                     *           },
                     *           "email-frequency": "daily",
                     *           "created-at": "2026-01-05T09:00:00.000+00:00",
                     *           "updated-at": "2026-09-14T16:20:00.000+00:00"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AccountDocument"] | components["schemas"]["ActivityRelated"] | components["schemas"]["AnnotationRelated"] | components["schemas"]["CommentRelated"] | components["schemas"]["ContentVerticalRelated"] | components["schemas"]["EntityDocument"] | components["schemas"]["EntityRelated"] | components["schemas"]["ImageRelated"] | components["schemas"]["InsightDisclosureRelated"] | components["schemas"]["InsightDocumentFileDocument"] | components["schemas"]["InsightDocumentFileRelated"] | components["schemas"]["InsightRelated"] | components["schemas"]["NoRelated"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0001-7000-8000-000000000001",
                     *         "type": "accounts",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/accounts/019a0000-0001-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Ingrid Vester",
                     *           "first-name": "Ingrid",
                     *           "last-name": "Vester",
                     *           "title": "Portfolio Manager",
                     *           "slug": "ingrid-vester",
                     *           "account-type": "investor",
                     *           "roles": [],
                     *           "status": "active",
                     *           "email": "investor@demo.example",
                     *           "email-verified": true,
                     *           "phone": "+44 20 7946 0018",
                     *           "avatar-url": {
                     *             "small": null,
                     *             "medium": null,
                     *             "large": null
                     *           },
                     *           "bio": "Runs a long-short book of Asian financials.",
                     *           "company-name": "Northgate Capital",
                     *           "country": "GB",
                     *           "timezone": "Europe/London",
                     *           "locale": "en-GB",
                     *           "website": "https://northgate.demo.example",
                     *           "linkedin": null,
                     *           "languages": [
                     *             "en",
                     *             "ja"
                     *           ],
                     *           "years-experience": 14,
                     *           "followers-count": 3,
                     *           "following-count": 7,
                     *           "insights-count": 0,
                     *           "is-followed": false,
                     *           "is-online": true,
                     *           "last-seen-at": "2026-10-01T08:30:00.000+00:00",
                     *           "reading-tier": "professional",
                     *           "investor-classification": "professional",
                     *           "anonymize-reading": false,
                     *           "notification-preferences": {
                     *             "insight.published": [
                     *               "app",
                     *               "email"
                     *             ]
                     *           },
                     *           "email-frequency": "daily",
                     *           "created-at": "2026-01-05T09:00:00.000+00:00",
                     *           "updated-at": "2026-09-14T16:20:00.000+00:00"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["AccountDocument"] | components["schemas"]["ActivityRelated"] | components["schemas"]["AnnotationRelated"] | components["schemas"]["CommentRelated"] | components["schemas"]["ContentVerticalRelated"] | components["schemas"]["EntityDocument"] | components["schemas"]["EntityRelated"] | components["schemas"]["ImageRelated"] | components["schemas"]["InsightDisclosureRelated"] | components["schemas"]["InsightDocumentFileDocument"] | components["schemas"]["InsightDocumentFileRelated"] | components["schemas"]["InsightRelated"] | components["schemas"]["NoRelated"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listSectors: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sectors. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019a0000-0008-7000-8000-000000000001",
                     *           "type": "sectors",
                     *           "links": {
                     *             "self": "http://localhost:3000/api/v2/sectors/019a0000-0008-7000-8000-000000000001"
                     *           },
                     *           "attributes": {
                     *             "name": "Energy",
                     *             "slug": "energy",
                     *             "code": "10",
                     *             "description": "Producers, refiners and carriers of oil, gas and coal, and those who equip them.",
                     *             "created-at": "2026-10-01T08:30:00.000+00:00",
                     *             "updated-at": "2026-10-01T08:30:00.000+00:00"
                     *           },
                     *           "relationships": {}
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SectorList"];
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019a0000-0008-7000-8000-000000000001",
                     *           "type": "sectors",
                     *           "links": {
                     *             "self": "http://localhost:3000/api/v2/sectors/019a0000-0008-7000-8000-000000000001"
                     *           },
                     *           "attributes": {
                     *             "name": "Energy",
                     *             "slug": "energy",
                     *             "code": "10",
                     *             "description": "Producers, refiners and carriers of oil, gas and coal, and those who equip them.",
                     *             "created-at": "2026-10-01T08:30:00.000+00:00",
                     *             "updated-at": "2026-10-01T08:30:00.000+00:00"
                     *           },
                     *           "relationships": {}
                     *         }
                     *       ],
                     *       "meta": {
                     *         "record-count": 1
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["SectorList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getSector: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a sector.
                 * @example 019a0000-0008-7000-8000-000000000001
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sector. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0008-7000-8000-000000000001",
                     *         "type": "sectors",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/sectors/019a0000-0008-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Energy",
                     *           "slug": "energy",
                     *           "code": "10",
                     *           "description": "Producers, refiners and carriers of oil, gas and coal, and those who equip them.",
                     *           "created-at": "2026-10-01T08:30:00.000+00:00",
                     *           "updated-at": "2026-10-01T08:30:00.000+00:00"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SectorDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0008-7000-8000-000000000001",
                     *         "type": "sectors",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/sectors/019a0000-0008-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Energy",
                     *           "slug": "energy",
                     *           "code": "10",
                     *           "description": "Producers, refiners and carriers of oil, gas and coal, and those who equip them.",
                     *           "created-at": "2026-10-01T08:30:00.000+00:00",
                     *           "updated-at": "2026-10-01T08:30:00.000+00:00"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["SectorDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a session, or `current` for the one that the credential of the request belongs to.
                 * @example current
                 */
                readonly id: components["schemas"]["Identifier"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "current",
                     *         "type": "sessions",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/sessions/current"
                     *         },
                     *         "attributes": {
                     *           "email": "investor@demo.example",
                     *           "kind": "password",
                     *           "created-at": "2026-10-01T08:30:00.000+00:00",
                     *           "expires-at": "2026-10-31T08:30:00.000+00:00",
                     *           "last-used-at": "2026-10-01T08:30:00.000+00:00",
                     *           "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
                     *           "ip-country": "GB"
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/sessions/current/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/sessions/current/account"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SessionDocument"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "current",
                     *         "type": "sessions",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/sessions/current"
                     *         },
                     *         "attributes": {
                     *           "email": "investor@demo.example",
                     *           "kind": "password",
                     *           "created-at": "2026-10-01T08:30:00.000+00:00",
                     *           "expires-at": "2026-10-31T08:30:00.000+00:00",
                     *           "last-used-at": "2026-10-01T08:30:00.000+00:00",
                     *           "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
                     *           "ip-country": "GB"
                     *         },
                     *         "relationships": {
                     *           "account": {
                     *             "links": {
                     *               "self": "http://localhost:3000/api/v2/sessions/current/relationships/account",
                     *               "related": "http://localhost:3000/api/v2/sessions/current/account"
                     *             }
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["SessionDocument"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getSessionRelationship: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a session, or `current` for the one that the credential of the request belongs to.
                 * @example current
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the session.
                 * @example account
                 */
                readonly relationship: "account";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the relationship points to, as far as the caller may see it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "type": "accounts",
                     *         "id": "019a0000-0001-7000-8000-000000000001"
                     *       },
                     *       "links": {
                     *         "self": "http://localhost:3000/api/v2/sessions/current/relationships/account",
                     *         "related": "http://localhost:3000/api/v2/sessions/current/account"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["LinkageToOne"];
                    /**
                     * @example {
                     *       "data": {
                     *         "type": "accounts",
                     *         "id": "019a0000-0001-7000-8000-000000000001"
                     *       },
                     *       "links": {
                     *         "self": "http://localhost:3000/api/v2/sessions/current/relationships/account",
                     *         "related": "http://localhost:3000/api/v2/sessions/current/account"
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["LinkageToOne"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getSessionRelated: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The id of a session, or `current` for the one that the credential of the request belongs to.
                 * @example current
                 */
                readonly id: components["schemas"]["Identifier"];
                /**
                 * @description The name of a relationship of the session.
                 * @example account
                 */
                readonly relationship: "account";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What the relationship points to, as far as the caller may see it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0001-7000-8000-000000000001",
                     *         "type": "accounts",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/accounts/019a0000-0001-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Ingrid Vester",
                     *           "first-name": "Ingrid",
                     *           "last-name": "Vester",
                     *           "title": "Portfolio Manager",
                     *           "slug": "ingrid-vester",
                     *           "account-type": "investor",
                     *           "roles": [],
                     *           "status": "active",
                     *           "email": "investor@demo.example",
                     *           "email-verified": true,
                     *           "phone": "+44 20 7946 0018",
                     *           "avatar-url": {
                     *             "small": null,
                     *             "medium": null,
                     *             "large": null
                     *           },
                     *           "bio": "Runs a long-short book of Asian financials.",
                     *           "company-name": "Northgate Capital",
                     *           "country": "GB",
                     *           "timezone": "Europe/London",
                     *           "locale": "en-GB",
                     *           "website": "https://northgate.demo.example",
                     *           "linkedin": null,
                     *           "languages": [
                     *             "en",
                     *             "ja"
                     *           ],
                     *           "years-experience": 14,
                     *           "followers-count": 3,
                     *           "following-count": 7,
                     *           "insights-count": 0,
                     *           "is-followed": false,
                     *           "is-online": true,
                     *           "last-seen-at": "2026-10-01T08:30:00.000+00:00",
                     *           "reading-tier": "professional",
                     *           "investor-classification": "professional",
                     *           "anonymize-reading": false,
                     *           "notification-preferences": {
                     *             "insight.published": [
                     *               "app",
                     *               "email"
                     *             ]
                     *           },
                     *           "email-frequency": "daily",
                     *           "created-at": "2026-01-05T09:00:00.000+00:00",
                     *           "updated-at": "2026-09-14T16:20:00.000+00:00"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AccountDocument"] | components["schemas"]["NoRelated"];
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019a0000-0001-7000-8000-000000000001",
                     *         "type": "accounts",
                     *         "links": {
                     *           "self": "http://localhost:3000/api/v2/accounts/019a0000-0001-7000-8000-000000000001"
                     *         },
                     *         "attributes": {
                     *           "name": "Ingrid Vester",
                     *           "first-name": "Ingrid",
                     *           "last-name": "Vester",
                     *           "title": "Portfolio Manager",
                     *           "slug": "ingrid-vester",
                     *           "account-type": "investor",
                     *           "roles": [],
                     *           "status": "active",
                     *           "email": "investor@demo.example",
                     *           "email-verified": true,
                     *           "phone": "+44 20 7946 0018",
                     *           "avatar-url": {
                     *             "small": null,
                     *             "medium": null,
                     *             "large": null
                     *           },
                     *           "bio": "Runs a long-short book of Asian financials.",
                     *           "company-name": "Northgate Capital",
                     *           "country": "GB",
                     *           "timezone": "Europe/London",
                     *           "locale": "en-GB",
                     *           "website": "https://northgate.demo.example",
                     *           "linkedin": null,
                     *           "languages": [
                     *             "en",
                     *             "ja"
                     *           ],
                     *           "years-experience": 14,
                     *           "followers-count": 3,
                     *           "following-count": 7,
                     *           "insights-count": 0,
                     *           "is-followed": false,
                     *           "is-online": true,
                     *           "last-seen-at": "2026-10-01T08:30:00.000+00:00",
                     *           "reading-tier": "professional",
                     *           "investor-classification": "professional",
                     *           "anonymize-reading": false,
                     *           "notification-preferences": {
                     *             "insight.published": [
                     *               "app",
                     *               "email"
                     *             ]
                     *           },
                     *           "email-frequency": "daily",
                     *           "created-at": "2026-01-05T09:00:00.000+00:00",
                     *           "updated-at": "2026-09-14T16:20:00.000+00:00"
                     *         },
                     *         "relationships": {}
                     *       }
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["AccountDocument"] | components["schemas"]["NoRelated"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getHealthLive: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The server is alive. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["HealthStatus"];
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["HealthStatus"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getHealthReady: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The server is ready. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["HealthStatus"];
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/vnd.api+json": components["schemas"]["HealthStatus"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
}
