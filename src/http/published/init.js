async function fetchCalmly(...request) {
  const answer = await fetch(...request)
  if (!answer.ok || new URL(answer.url).pathname !== '/openapi.json') return answer
  const contract = await answer.json()
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item))
  const parameters = [...operations.flatMap((one) => one.parameters ?? []), ...Object.values(contract.components.parameters)]
  for (const parameter of parameters) {
    if (parameter.in !== 'query' || parameter.required || !('example' in parameter)) continue
    parameter.examples = { default: { value: parameter.example, 'x-disabled': true } }
    delete parameter.example
  }
  return Response.json(contract)
}
Scalar.createApiReference('#app', {
  url: '/openapi.json', customFetch: fetchCalmly, documentDownloadType: 'direct',
  withDefaultFonts: false, telemetry: false, hideClientButton: true, showDeveloperTools: 'never',
  agent: { disabled: true }, mcp: { disabled: true },
})
// What is read while the reference is opened goes as soon as that is there.
new MutationObserver((_changes, observer) => {
  if (!document.querySelector('#app h1')) return
  document.querySelector('#opening').remove()
  observer.disconnect()
}).observe(document.querySelector('#app'), { childList: true, subtree: true })
