// The import arrows of the house (README: the map). tests/contract/structure.test.ts holds the sources against them.

const valueOnly = { dependencyTypesNot: ['type-only'] }
const tables = [
  'node_modules/(kysely|pg|@electric-sql)/',
  '^src/generated/tables',
  '^src/resources',
  '^src/verbs/(?!answers|body|caller|exported-lists|handler|kept-part)',
]

// What a domain shows to others. Whoever adds a door says by it that two domains belong closer together.
const doors = {
  campaigns: ['contacts.ending', 'contacts.managing', 'contacts.suppressing', 'corporate-plans.limits'],
  discussion: ['annotations.anchors', 'annotations.reading', 'comments.writing', 'follows'],
  events: ['corporate-events', 'corporate-events.leaving', 'corporate-reservations.seated'],
  integration: ['webhook-events'],
  issuers: ['entities', 'managed-entities'],
  messaging: [
    ...['erased-names', 'message-groups.events', 'message-groups.hosts', 'message-groups.leaving', 'message-groups.naming'],
    ...['message-groups.requests', 'messages.reading'],
  ],
  notifications: [
    ...['activities', 'activities.keys', 'activities.recording', 'activity-alerts.first', 'activity-alerts.recipients'],
    ...['alerts.history', 'alerts.matching', 'notification-mails.ending', 'notification-mails.gathering'],
    ...['notifications', 'notifications.keys', 'notifications.owner', 'notifications.sending'],
  ],
  people: [
    ...['accounts', 'accounts.entities', 'accounts.reading', 'accounts.sessions', 'accounts.showing'],
    ...['company-policies', 'employments', 'insight-providers', 'plans.giving'],
  ],
  'premium-services': ['premium-services', 'premium-service-requests.parties'],
  reports: ['reports.lists'],
  research: [
    ...['external-reports', 'external-reports.restrictions', 'insights', 'insights.authors', 'insights.filters'],
    ...['insights.matching', 'insights.pre-approval', 'insights.published', 'insights.restrictions', 'insights.scheduling'],
    ...['publication-access-requests.leaving', 'publication-access-requests.seeing'],
  ],
  shared: ['files'],
  'signing-in': ['published-password'],
}
const doorways = Object.entries(doors).map(
  ([domain, files]) => `^src/resources/${domain}/(${files.join('|').replaceAll('.', '\\.')})\\.ts$`,
)

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'codegen-needs-no-server',
      comment: 'The generator must run before the server compiles: it may use the migrations, the formats and the spellings of types only.',
      severity: 'error',
      from: { path: '^codegen' },
      to: { path: '^src', pathNot: '^src/(database/migrat|http/formats\\.ts$|type-names\\.ts$)' },
    },
    {
      name: 'generated-imports-types',
      comment: 'Generated code imports types, besides the route table its checks, and checks what ajv needs at run time.',
      severity: 'error',
      from: { path: '^src/generated', pathNot: '^src/generated/(routes\\.ts$|checks\\.|answers\\.)' },
      to: valueOnly,
    },
    {
      name: 'generated-routes-import-checks',
      severity: 'error',
      from: { path: '^src/generated/routes\\.ts$' },
      to: { ...valueOnly, pathNot: '^src/generated/checks\\.' },
    },
    {
      name: 'generated-checks-import-ajv',
      severity: 'error',
      from: { path: '^src/generated/checks\\.js$' },
      to: { pathNot: '^src/http/formats\\.ts$|node_modules/ajv/dist/runtime/' },
    },
    {
      name: 'verbs-know-no-resource',
      severity: 'error',
      from: { path: '^src/verbs' },
      to: { path: '^src/(resources|http|demo|app|main|start)' },
    },
    {
      name: 'database-knows-no-resource',
      severity: 'error',
      from: { path: '^src/database' },
      to: { path: '^src/(resources|verbs|http|demo|app|main|start)' },
    },
    {
      name: 'resources-know-no-http',
      comment: 'A handler speaks rows and throws refusals; who reads and writes HTTP is http/.',
      severity: 'error',
      from: { path: '^src/resources' },
      to: {
        path: ['^src/(http|app|main|start)', 'node_modules/(fastify|@fastify|undici)/', '^(node:)?https?2?$'],
      },
    },
    {
      name: 'nobody-needs-the-demo',
      comment: 'An installation that nobody seeded lacks nothing: only what starts a server knows of the demo set.',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/(demo/|main\\.ts$|warnings\\.ts$)' },
      to: { path: '^src/demo' },
    },
    {
      name: 'domains-have-doors',
      comment: 'A domain is entered by few files alone: those that `doors` in .dependency-cruiser.cjs names.',
      severity: 'error',
      from: { path: '^src/resources/([^/]+)/' },
      to: { path: '^src/resources/[^/]+/', pathNot: ['^src/resources/$1/', ...doorways] },
    },
    {
      name: 'no-circles',
      comment: 'No file needs itself by way of others, not even for a type, unless it is generated.',
      severity: 'error',
      from: { path: '^(src|codegen|scripts)/' },
      to: { circular: true, viaOnly: { pathNot: '^src/generated/' } },
    },
    {
      name: 'http-knows-no-table',
      severity: 'error',
      from: { path: '^src/http' },
      to: { path: tables },
    },
    {
      name: 'effects-know-neither',
      comment: 'The outside world knows neither HTTP nor a table.',
      severity: 'error',
      from: { path: '^src/effects' },
      to: { path: ['^src/(http|app|main|start)', ...tables] },
    },
    {
      name: 'monitoring-alone-measures',
      comment: 'Who works tells of it in watched.ts; who measures it is monitoring/.',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/monitoring/' },
      to: { path: 'node_modules/(prom-client|@opentelemetry)/' },
    },
    {
      name: 'nobody-knows-who-watches',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/(monitoring/|main\\.ts$)' },
      to: { ...valueOnly, path: '^src/monitoring' },
    },
    {
      name: 'client-needs-generated-types',
      severity: 'error',
      from: { path: '^src/client' },
      to: { path: '^src', pathNot: '^src/(client|generated/openapi)' },
    },
    {
      name: 'contract-check-knows-the-document-alone',
      severity: 'error',
      from: { path: '^scripts/contract-check' },
      to: { path: '^(src|codegen|tests|scripts)/', pathNot: '^(scripts/contract-check/|codegen/usage\\.ts$)' },
    },
    {
      name: 'server-needs-no-tools',
      severity: 'error',
      from: { path: '^src' },
      to: { path: '^(codegen|tests|scripts)/' },
    },
    {
      name: 'server-needs-no-development-packages',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/generated/.*\\.d\\.ts$' },
      to: { dependencyTypes: ['npm-dev', 'npm-unknown', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'everything-is-there',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.d.ts', '.json'],
    },
  },
}
