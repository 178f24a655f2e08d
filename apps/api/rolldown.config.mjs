// The program as a few files: of some 3,600 it was, and loading them took more than twice the processor time and 15 MiB for good
// (decision 0038). What is asked for seldom (a spreadsheet, a translation) stays a file of its own.
import fs from 'node:fs';
import path from 'node:path';

const compiled = path.resolve(import.meta.dirname, 'compiled');

/** What is started, and what threads run. */
const entryPatterns = [
  'main.js',
  'commands/*.js',
  'evenings/seating-questions.js',
  'platform/spreadsheets/spreadsheet-process.js',
  'content/images/picture-process.js',
];
const entryFiles = fs.globSync([...entryPatterns, 'for-tests.js'], { cwd: compiled });

/** They find their own files beside them, or carry code of the machine. */
const externalPackages = /^(sharp|swagger-ui-dist|tinypool)(\/|$)/;
/** What libraries would use if it were installed. */
const optionalPackages = /^(@nestjs\/(websockets|microservices|terminus)|@fastify\/|fastify|pg-native|ts-node)/;

/**
 * What Nest's packages load by a `require` of their own making the bundler does not see: it would be there twice, once in the
 * bundle and once beside it, and what a decorator has noted in one copy the other one would not know.
 */
const bundleNestRequires = {
  name: 'bundle-nest-requires',
  transform: {
    filter: { id: /node_modules\/@nestjs\// },
    handler: (code) => code.replace('const require = createRequire(import.meta.url);', ''),
  },
};

/** The templates of mails lie beside the program. */
const mailTemplates = {
  name: 'mail-templates',
  buildStart() {
    const sources = path.resolve(import.meta.dirname, 'src');
    for (const fileName of fs.globSync('mail/templates/**/*.hbs', { cwd: sources })) {
      const file = path.join(sources, fileName);
      this.addWatchFile(file);
      this.emitFile({ type: 'asset', fileName, source: fs.readFileSync(file, 'utf8') });
    }
  },
};

/** One letter beyond Latin-1, and a file's text takes two bytes for each letter for as long as the process lives. */
const escapeNonAscii = {
  name: 'escape-non-ascii',
  generateBundle(_, files) {
    for (const file of Object.values(files).filter(({ type }) => type === 'chunk'))
      file.code = file.code.replace(
        /[\u0080-\uffff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
  },
};

/** @type {import('rolldown').RolldownOptionsFunction} */
export default ({ watch }) => ({
  input: Object.fromEntries(entryFiles.map((file) => [file.replace(/\.js$/, ''), path.join(compiled, file)])),
  platform: 'node',
  external: [externalPackages, optionalPackages],
  plugins: [bundleNestRequires, mailTemplates, escapeNonAscii],
  output: {
    dir: 'dist',
    cleanDir: !watch, // who watches runs what lies there
    comments: false,
    keepNames: true, // of classes: Nest, TypeORM and the API's description ask for them
    entryFileNames: '[name].js',
    chunkFileNames: 'platform/parts/[name]-[hash].js', // two folders deep: `programFileUrl` finds what lies beside the program
  },
});
