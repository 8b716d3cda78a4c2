/** Who may import whom in the web app. A configuration of its own: TSX is read by the TypeScript that stands here. */

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid(
      'no-circular',
      'A circle has no top: neither file can be read, tested or moved alone.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'the-web-app-is-a-customer',
      'The app in the browser knows the service by its API alone: the types of web/src/api/schema.d.ts are made from the description.',
      { path: '^web/src/' },
      { path: '^(src|embedded|demo|bench|test|scripts|migrations|web/test)/' },
    ),
    forbid(
      'no-page-imports-a-page',
      'A page is loaded when it is opened; what two pages need is in ui, api, evidence or shell.',
      { path: '^web/src/pages/([^/]+)/' },
      { path: '^web/src/(pages/(?!$1/)|app\\.tsx$|page-modules\\.ts$)' },
    ),
    forbid(
      'ui-fetches-nothing',
      'A part of ui shows what it is given, so that it fits anywhere.',
      { path: '^web/src/(ui|words)/' },
      { path: '^web/src/(api|shell|pages|evidence)/', pathNot: '^web/src/api/client\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'evidence-fetches-nothing',
      'Evidence is drawn from what was read; fetching it is the business of the page around it.',
      { path: '^web/src/evidence/' },
      { path: '^web/src/(api|shell|pages)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'one-folder-knows-the-api-client',
      'The library that calls the API is in maintenance: one folder can be rewritten.',
      { path: '^web/src/(?!api/)' },
      { path: 'node_modules/openapi-' },
    ),
    forbid('no-unresolvable', 'An import that resolves to nothing fails in the browser.', {}, { couldNotResolve: true }),
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts', '.css', '.svg'],
    },
  },
};
