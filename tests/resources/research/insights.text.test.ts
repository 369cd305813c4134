import { describe, expect, test } from 'vitest'
import type { Answer } from '../../support/server.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/insights'

const draft = async (attributes: object): Promise<Answer> =>
  (await server.as('provider')).post(path, { data: { type: 'insights', attributes } })

/** What is left of some HTML, as the summary and as the full text of a draft. */
async function kept(html: string): Promise<string> {
  const { status, body } = await draft({ 'executive-summary': html, detail: html })
  expect(status).toBe(201)
  expect(body.data.attributes.detail).toBe(body.data.attributes['executive-summary'])
  return body.data.attributes.detail
}

describe('HTML of an insight', () => {
  test.each([
    ['a script', '<p>Text</p><script>alert(1)</script>', '<p>Text</p>'],
    ['a script in capitals', '<p>Text</p><SCRIPT SRC=//evil.example/x.js></SCRIPT>', '<p>Text</p>'],
    ['a script inside a script', '<p>Text</p><scr<script>ipt>alert(1)</scr</script>ipt>', undefined],
    ['an unclosed script', '<p>Text</p><script>alert(1)', '<p>Text</p>'],
    ['a handler', '<p onclick="alert(1)" ONMOUSEOVER=alert(1)>Text</p>', '<p>Text</p>'],
    ['a handler without a space', '<b/onmouseover=alert(1)/src=x>Text</b>', '<b>Text</b>'],
    ['a javascript link', '<a href="javascript:alert(1)">Text</a>', '<a>Text</a>'],
    ['a javascript link in disguise', '<a href=" jAva&#115;cript&#58;alert(1)">Text</a>', undefined],
    ['a javascript link with a tab', '<a href="java\tscript:alert(1)">Text</a>', undefined],
    ['a vbscript link', '<a href="vbscript:x">Text</a>', '<a>Text</a>'],
    ['a data link', '<a href="data:text/html,<script>alert(1)</script>">Text</a>', undefined],
    ['a style', '<p style="background:url(javascript:alert(1))">Text</p><style>p{}</style>', '<p>Text</p>'],
    ['a frame', '<p>Text</p><iframe src="https://a.example"></iframe><frame><object></object><embed>', '<p>Text</p>'],
    ['an image with a program', '<p>Text</p><svg onload=alert(1)><a xlink:href="javascript:alert(1)"></a></svg>', undefined],
    ['mathematics with a link', '<math href="javascript:alert(1)">Text</math>', 'Text'],
    ['a form', '<form action="https://evil.example"><input name="x"><button formaction="javascript:alert(1)">Text</button></form>', 'Text'],
    ['a comment', '<p>Text</p><!-- <script>alert(1)</script> -->', '<p>Text</p>'],
    [
      'a base address',
      '<base href="https://evil.example"><meta http-equiv="refresh" content="0"><link rel="x" href="y"><p>Text</p>',
      '<p>Text</p>',
    ],
    ['a class', '<p class="x">Text</p>', '<p>Text</p>'],
  ])('loses %s and keeps the rest', async (_what, html, expected) => {
    const text = await kept(html)
    if (expected !== undefined) expect(text).toBe(expected)
    const markup = [...text.matchAll(/<[^>]*>/g)].join(' ')
    expect(markup).not.toMatch(/script|\son\w+\s*=|javascript:|vbscript:|data:|style|iframe|svg|formaction/i)
    expect(text.replaceAll(/<[^>]*>/g, '')).not.toMatch(/<(?!\s)/)
  })

  test('keeps what research is written with', async () => {
    const html =
      '<h2>Margin</h2><p>A <strong>rise</strong> of <em>ten</em> points, see <a href="https://a.example/x?a=1&amp;b=2">here</a>.</p>' +
      '<ul><li>one</li></ul><table><tbody><tr><th colspan="2">Year</th></tr><tr><td>2025</td><td>2026</td></tr></tbody></table>' +
      '<blockquote>It &lt; was.</blockquote><pre><code>a &amp;&amp; b</code></pre>'
    expect(await kept(html)).toBe(html)
  })

  test('keeps which way a text runs, its language, where links lead and where a list begins', async () => {
    const html =
      '<p dir="rtl" lang="ar">نمو <bdo dir="ltr">AB-12</bdo> <bdi>x</bdi></p><ol start="4"><li>one</li></ol>' +
      '<h3 id="risks">Risks</h3><p>See <a href="#risks">below</a>.</p>'
    expect(await kept(html)).toBe(html)
  })

  test('that is clean stays as it is when it is sent again', async () => {
    const provider = await server.as('provider')
    const html = '<p>5 < 6 & 7 > 2 <b>"quoted"</b> é 日本 \u{1f4c8}</p><script>alert(1)</script>'
    const made = (await draft({ detail: html })).body.data
    const again = await provider.patch(`${path}/${made.id}`, { data: { attributes: { detail: made.attributes.detail } } })
    expect(again.body.data.attributes.detail).toBe(made.attributes.detail)
    expect(made.attributes.detail).toMatch(/é 日本 \u{1f4c8}/u)
  })

  test('is cleaned when it is changed as it is when it is made', async () => {
    const provider = await server.as('provider')
    const { id } = (await draft({})).body.data
    const html = '<p onclick="alert(1)">Text</p><script>alert(1)</script>'
    const { body } = await provider.patch(`${path}/${id}`, { data: { attributes: { detail: html, 'executive-summary': html } } })
    expect(body.data.attributes).toMatchObject({ detail: '<p>Text</p>', 'executive-summary': '<p>Text</p>' })
    const shown = await provider.get(`${path}/${id}`)
    expect(shown.body.data.attributes).toMatchObject({ detail: '<p>Text</p>', 'executive-summary': '<p>Text</p>' })
  })

  test('is cleaned as well where it is long, and by many at once', async () => {
    const [paragraph, clean] = ['<p onclick="alert(1)">Text <b>bold</b></p><script>alert(1)</script>', '<p>Text <b>bold</b></p>']
    const sent = Array.from({ length: 12 }, (_, n) => `<p>${n}</p>${paragraph.repeat(2_000)}`)
    const answers = await Promise.all(sent.map((detail) => draft({ detail })))
    expect(answers.map(({ body }) => body.data.attributes.detail)).toEqual(sent.map((_, n) => `<p>${n}</p>${clean.repeat(2_000)}`))
    const refusals = await Promise.all([
      draft({ detail: paragraph.repeat(1_000) + '<img data-image-id="foreign">' }),
      draft({ detail: '<b>'.repeat(201) + paragraph.repeat(1_000) }),
    ])
    expect(refusals.map(({ status, body }) => [status, body.errors[0].source.pointer])).toEqual([
      [422, '/data/attributes/detail'],
      [422, '/data/attributes/detail'],
    ])
  })

  test('may be as long as the contract says and no longer, before and after it was cleaned', async () => {
    expect((await draft({ 'executive-summary': 'x'.repeat(5_000), detail: 'x'.repeat(500_000) })).status).toBe(201)
    expect((await draft({ 'executive-summary': '\u{1f4c8}'.repeat(5_000) })).status).toBe(201)
    for (const attributes of [
      { 'executive-summary': 'x'.repeat(5_001) },
      { detail: 'x'.repeat(500_001) },
      // Each becomes `&amp;`, so that the text is five times as long as it was.
      { 'executive-summary': '&'.repeat(5_000) },
      { detail: '&'.repeat(500_000) },
    ]) {
      const { status, body } = await draft(attributes)
      expect(status).toBe(422)
      expect(body.errors[0]).toMatchObject({ code: '103', source: { pointer: `/data/attributes/${Object.keys(attributes)[0]}` } })
    }
  })

  test('that is broken is no reason to fail', async () => {
    for (const html of ['<'.repeat(2_000), '<!'.repeat(1_000), '<p a="'.repeat(500), '</p>'.repeat(1_000), '&#x110000;&#0;&#xd800;']) {
      expect((await draft({ 'executive-summary': html })).status).toBeLessThan(500)
    }
  })

  const deep = ['<x>', '<b>', '<div>', '<table><tr><td>', '<b></x>', '<b><!--</b>-->', '<b title="</b>">', '<b><style></b></style>']
  test.each(deep)('that nests deeper than 200 elements is refused: %s', async (element) => {
    const provider = await server.as('provider')
    const { id } = (await draft({})).body.data
    const each = element === '<table><tr><td>' ? 3 : 1
    for (const name of ['detail', 'executive-summary']) {
      const longest = name === 'detail' ? 480_000 : 4_800
      for (const html of [element.repeat(Math.floor(200 / each) + 1), element.repeat(longest / element.length)]) {
        for (const answer of [
          await draft({ [name]: html }),
          await provider.patch(`${path}/${id}`, { data: { attributes: { [name]: html } } }),
        ]) {
          expect(answer.status).toBe(422)
          expect(answer.body.errors).toMatchObject([{ code: '103', source: { pointer: `/data/attributes/${name}` } }])
        }
      }
    }
  })

  test.each(['<b></x>', '<B></c>', '<b><!--</b>-->', '<b><i title="</b></i>"></i>', '<b><style></b></style>'])(
    'that only seems to close what it opens is refused as soon: %s',
    async (element) => {
      const { status, body } = await draft({ detail: element.repeat(Math.floor(480_000 / element.length)) })
      expect(status).toBe(422)
      expect(body.errors[0].detail).toContain('nests deeper than 200 elements')
    },
  )

  test('that nests 200 elements deep is taken, and so are any number side by side', async () => {
    for (const html of [`${'<b>'.repeat(200)}Text${'</b>'.repeat(200)}`, '<b>Text</b>'.repeat(300), `<p>Text${'<br />'.repeat(300)}</p>`]) {
      expect(await kept(html)).toBe(html)
    }
  })

  test('of a title is text: it is kept as it was written', async () => {
    const tagline = '5 < 6 & "7" <b>bold</b>'
    expect((await draft({ tagline })).body.data.attributes.tagline).toBe(tagline)
  })
})
