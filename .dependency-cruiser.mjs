// Who may import whom (docs/architecture.md): patterns, so that a new feature is covered by itself.
const api = '^apps/api/src/';
const web = '^apps/web/src/';
const below = (...folders) => `${api}(${folders.join('|')})/`;

/** Rooms of the API from the lowest up (docs/architecture.md): each knows its own floor and those below it. */
const platform = below('platform');
/** Puts together what changes the venue and what sets it up. */
const venueModule = '^apps/api/src/venue/venue-settings\\.module\\.ts$';
const foundation = ['audit', 'auth', 'content/core', 'evenings', 'mail', 'menu', 'venue/core'];
const top = ['integrations', 'operations'];
const feature = `${api}(?!(?:${['platform', ...foundation, ...top, 'commands'].join('|')})/)([^/]+)/`;

const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

export default {
  forbidden: [
    forbid('no-circular', {}, { circular: true }),
    { ...forbid('no-circular-folders', {}, { circular: true }), scope: 'folder' },
    forbid('domain-imports-nothing', { path: '^libs/domain/src/' }, { pathNot: '^libs/domain/src/' }),
    forbid(
      'contracts-know-react-query-only',
      { path: '^libs/contracts/src/' },
      { pathNot: ['^libs/contracts/', 'node_modules/@tanstack/react-query/', 'node_modules/react/'] },
    ),
    forbid('api-writes-the-contract-and-never-reads-it', { path: '^apps/api/' }, { path: '^libs/contracts/' }),
    forbid('api-and-web-do-not-meet', { path: '^apps/api/' }, { path: '^apps/(web|e2e)/' }),
    forbid('web-and-api-do-not-meet', { path: '^apps/web/' }, { path: '^apps/(api|e2e)/' }),
    forbid(
      'journeys-use-the-front-door',
      { path: '^apps/e2e/' },
      { path: ['^apps/(api|web)/', '^libs/domain/src/(?!index|testing)'] },
    ),

    forbid(
      'nobody-imports-an-entry',
      { path: '^apps/(api|web)/src/[^/]+/', pathNot: below('commands') },
      { path: '^apps/(api|web)/src/[^/]+$' },
    ),
    forbid('nobody-imports-a-command', { path: api, pathNot: below('commands') }, { path: below('commands') }),

    forbid('platform-knows-no-room', { path: platform }, { path: api, pathNot: platform }),
    forbid(
      'database-knows-config-and-clock',
      { path: below('platform/database') },
      { path: api, pathNot: below('platform/(database|config|clock)') },
    ),
    forbid('foundation-knows-no-feature', { path: below(...foundation) }, { path: feature }),
    forbid(
      'nothing-stands-on-the-top',
      { path: `${api}[^/]+/`, pathNot: below(...top, 'commands') },
      { path: below(...top) },
    ),
    forbid(
      'features-do-not-know-each-other',
      { path: feature, pathNot: below('contact') },
      { path: feature, pathNot: [`${api}$1/`, below('availability', 'events')] },
    ),
    forbid(
      'contact-shows-and-sends-what-others-do',
      { path: below('contact') },
      { path: feature, pathNot: below('contact', 'newsletter', 'reservations') },
    ),
    forbid(
      'tools-do-what-guests-do',
      { path: below('integrations') },
      { path: feature, pathNot: below('reservations', 'availability', 'events') },
    ),
    forbid(
      'only-pages-tools-and-setup-ask-events',
      { path: feature, pathNot: [below('events', 'content/pages', 'venue/setup'), venueModule] },
      { path: below('events') },
    ),
    // Loaded by the first call, and a second way to say what may stand in a field: neither is anybody else's.
    forbid(
      'the-protocol-stays-with-the-tools',
      { path: api, pathNot: below('integrations/mcp/tools') },
      { path: 'node_modules/(zod|@modelcontextprotocol)/' },
    ),
    forbid(
      'the-tools-are-loaded-when-they-are-called',
      { path: api, pathNot: below('integrations/mcp/tools') },
      { path: below('integrations/mcp/tools'), dependencyTypesNot: ['dynamic-import', 'type-only'] },
    ),
    // Lock, statements and holdings of an evening are reached through `Evenings.runLocked` alone (decision 0019); a test takes the
    // lock away to show what it is for.
    forbid(
      'tables-have-one-door',
      { path: api, pathNot: [below('evenings', 'commands'), `${api}for-tests\\.ts$`] },
      { path: `${api}evenings/(evening-lock|write-evening)\\.ts$` },
    ),
    forbid(
      'only-who-takes-gives-back-or-counts-tables-asks-evenings',
      {
        path: feature,
        pathNot: [below('availability', 'reservations', 'events', 'contact/inbox', 'venue/change'), venueModule],
      },
      { path: below('availability', 'evenings') },
    ),

    forbid('shared-knows-nothing-above', { path: `${web}shared/` }, { path: `${web}(site|admin|ssr)/` }),
    forbid('ssr-knows-shared-only', { path: `${web}ssr/` }, { path: `${web}(site|admin)/` }),
    forbid(
      'site-and-admin-do-not-meet',
      { path: `${web}(site|admin)/` },
      { path: `${web}(site|admin)/`, pathNot: `${web}$1/` },
    ),
    forbid(
      'parts-of-the-site-do-not-know-each-other',
      { path: `${web}site/([^/]+)/`, pathNot: '(-page|page-frame)\\.tsx$' },
      { path: `${web}site/`, pathNot: `${web}site/$1/` },
    ),
    forbid('pages-do-not-know-the-app', { path: `${web}site/(?!testing)[^/]+/` }, { path: `${web}site/[^/]+$` }),
    forbid(
      'ui-and-data-of-the-admin-know-no-feature',
      { path: `${web}admin/(ui|data|i18n)/` },
      { path: `${web}admin/(?!ui|data|i18n)` },
    ),
    forbid(
      'features-of-the-admin-do-not-know-each-other',
      { path: `${web}admin/(?!app|testing|ui|data|i18n|evening|settings|inbox|search|audit)([^/]+)/` },
      { path: `${web}admin/(?!ui|data|i18n)`, pathNot: `${web}admin/$1/` },
    ),
    forbid('features-do-not-know-the-admin-app', { path: `${web}admin/(?!app|testing)` }, { path: `${web}admin/app/` }),
    forbid('admin-does-not-render-on-the-server', { path: `${web}admin/` }, { path: `${web}ssr/` }),
    forbid(
      'ant-design-stays-in-the-admin',
      { path: web, pathNot: `${web}admin/` },
      { path: 'node_modules/(antd|@ant-design)/' },
    ),
    forbid('nothing-left-over', { path: web, pathNot: '(\\.d|testing/.*)\\.tsx?$' }, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // A test beside what it tests takes helpers that stand on everything: a circle of folders that nobody else walks.
    exclude: {
      path: '(^|/)(dist|generated|test-results|\\.data)/|\\.css$|^(apps/web|libs/\\w+)/src/.*\\.spec\\.tsx?$',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'apps/web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@strapec/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
