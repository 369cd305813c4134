/** The layout of mails: a template of Eta, whose styles are written into its tags before the first mail is made of it. */

/** `it` is a letter; lines are escaped, and broken where they break. */
export const layout = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="supported-color-schemes" content="light dark" />
<title><%= it.subject %></title>
<style>
body { margin: 0; padding: 0; background: #f2f3f5; color: #1d2129; font-family: -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; font-size: 16px; line-height: 24px }
.around { width: 100%; background: #f2f3f5 }
.outside { padding: 24px 12px }
.sheet { width: 100%; max-width: 600px; background: #ffffff; border-radius: 8px }
.head { padding: 24px 32px 0 32px }
.mark { width: 32px; height: 32px; background: #14507d; border-radius: 6px; color: #ffffff; font-size: 18px; font-weight: bold; text-align: center; line-height: 32px }
.name { padding-left: 12px; font-weight: bold }
.content { padding: 16px 32px 24px 32px; overflow-wrap: anywhere; word-break: break-word }
p { margin: 0 0 16px 0 }
.item { margin: 0 0 16px 0; padding: 0 0 0 12px; border-left: 3px solid #14507d }
.item p { margin: 0 }
.title { font-weight: bold }
a { color: #14507d }
.button { display: inline-block; padding: 10px 20px; background: #14507d; border-radius: 6px; color: #ffffff; font-weight: bold; text-decoration: none }
.foot { padding: 16px 32px 24px 32px; border-top: 1px solid #dcdfe4; color: #5b6472; font-size: 13px; line-height: 20px; overflow-wrap: anywhere; word-break: break-word }
.foot a { color: #5b6472 }
@media screen { .content a { color: #14507d } }
@media (max-width: 480px) {
  .outside { padding: 0 !important }
  .sheet { border-radius: 0 !important }
  .head, .content, .foot { padding-left: 20px !important; padding-right: 20px !important }
}
@media (prefers-color-scheme: dark) {
  body, .around { background: #14161a !important; color: #e6e8eb !important }
  .sheet { background: #1f2329 !important; color: #e6e8eb !important }
  a { color: #8fc4ee !important }
  .button { background: #8fc4ee !important; color: #14161a !important }
  .mark { background: #8fc4ee !important; color: #14161a !important }
  .item { border-left-color: #8fc4ee !important }
  .foot { border-top-color: #3a4049 !important; color: #a7afba !important }
  .foot a { color: #a7afba !important }
}
</style>
</head>
<body>
<table class="around" role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="outside" align="center">
<table class="sheet" role="presentation" cellpadding="0" cellspacing="0" border="0">
<tr><td class="head"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark"><%= it.initial %></td><td class="name"><%= it.from %></td>
</tr></table></td></tr>
<tr><td class="content">
<% for (const line of it.opening) { %><p><%~ it.broken(line) %></p>
<% } %><%~ it.body %><% for (const item of it.items) { %><div class="item">
<p class="title"><% if (item.url) { %><a href="<%= item.url %>"><%= item.title %></a><% } else { %><%= item.title %><% } %></p>
<% for (const line of item.lines) { %><p><%~ it.broken(line) %></p>
<% } %></div>
<% } %><% if (it.button) { %><p><a class="button" href="<%= it.button.url %>"><%= it.button.words %></a></p>
<p><%~ it.broken(it.button.url) %></p>
<% } %><% for (const line of it.closing) { %><p><%~ it.broken(line) %></p>
<% } %></td></tr>
<tr><td class="foot"><%~ it.broken(it.why) %><% for (const link of it.links) { %><br /><a href="<%= link.url %>"><%= link.words %></a><% } %></td></tr>
</table>
</td></tr></table>
</body>
</html>
`
