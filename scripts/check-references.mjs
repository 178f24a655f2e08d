// What comments and pages refer to is there: sections, decisions, proofs, links and files; and both lists are complete.
import fs from 'node:fs';
import path from 'node:path';
import { anchorsOf, citationsIn, proseOf, sectionsOf, unwrapped } from './lib/cited.mjs';
import { at } from './lib/workspace.mjs';

const slashed = (name) => name.split(path.sep).join('/');
const read = (name) => fs.readFileSync(at(name), 'utf8');
const isLeftOut = (name) =>
  /(^|\/)(node_modules|dist|compiled|generated|\.nx|\.data|test-results|coverage)$/.test(slashed(name));
const files = fs.globSync('**/*', { cwd: at(), exclude: isLeftOut }).map(slashed);
const beside = (name, other) => slashed(path.join(path.dirname(name), other));

const pages = { spec: sectionsOf(read('docs/specification.md')), rules: sectionsOf(read('docs/rules.md')) };
const decisions = files.flatMap((name) => /^docs\/decisions\/(\d{4})-.+\.md$/.exec(name)?.[1] ?? []);
const proofs = new Map(
  [...read('docs/proofs/README.md').matchAll(/^\| ([CFST]\d+) .*$/gm)].map(([row, id]) => [id, row]),
);

const faults = new Set();
const must = (isSo, name, what) => isSo || faults.add(`${name}: ${what}`);
const mustAll = (ids, known, name, what) => ids.every((id) => known.includes(id)) || must(false, name, what);

for (const name of files.filter((file) => /\.(ts|tsx|mjs|css|md)$/.test(file))) {
  const text = read(name);
  const prose = proseOf(name, text).replaceAll(/^.*_to come_.*$/gm, '');
  checkSections(name, unwrapped(text));
  checkIds(name, unwrapped(text));
  if (!/^docs\/proofs\/\w+\d\.md$/.test(name)) checkFiles(name, prose); // what a run wrote down stays as it was
  if (name.endsWith('.md')) checkLinks(name, prose);
  if (name.endsWith('.mjs')) checkBuilt(name, text);
}
checkDecisions();
for (const [id, row] of proofs) checkProof(id, row);
for (const fault of faults) console.error(fault);
process.exitCode = faults.size === 0 ? 0 : 1;

/** What a script takes from the built API has a source: nobody notices otherwise before the script is run. */
function checkBuilt(name, text) {
  for (const [, built] of text.matchAll(/from '[./]*(apps\/api\/(?:compiled|dist)\/[\w./-]+)\.js'/g)) {
    const source = `${built.replace(/\/(compiled|dist)\//, '/src/')}.ts`;
    must(files.includes(source), name, `there is no ${source}`);
  }
}

/** `spec §2, §9`, `rules §6 and §12`, `spec §3, "Structured site data"`; and no section sign that does not say of what. */
function checkSections(name, text) {
  const pattern = /\b(?:spec|rules) §§?\d+(?:(?:,| and) §?\d+)*(?:, "[^"]+")?/gi;
  for (const { cited, ids } of citationsIn(text, pattern, /(?<=[§ ])\d+\b(?![^"]*"$)/g)) {
    const page = pages[cited.split(' ')[0].toLowerCase()];
    mustAll(ids, [...page.keys()], name, `there is no ${cited}`);
    const [, words] = /"(.+)"/.exec(cited) ?? [];
    if (words) must(page.get(ids[0])?.includes(words), name, `nothing says ${cited}`);
  }
  for (const { cited } of citationsIn(text.replaceAll(pattern, ''), /\S*\s*§+\d+/g, /\d/g))
    must(false, name, `'${cited}' is a section of nothing: spec or rules?`);
}

function checkIds(name, text) {
  for (const { cited, ids } of citationsIn(text, /\bdecisions?[ /]\d{4}\b(?:(?:,| and) \d{4}\b)*/gi, /\d{4}/g))
    mustAll(ids, decisions, name, `there is no ${cited}`);
  for (const { cited, ids } of citationsIn(text, /\bproofs? [CFST]\d+\b(?:(?:,| and) [CFST]\d+\b)*/gi, /[CFST]\d+/g))
    mustAll(ids, [...proofs.keys()], name, `nothing is ${cited}`);
}

/** A file is named from the root, from where it is named, or by the end of its path; a pattern of files is let pass. */
function checkFiles(name, prose) {
  const isOurs = /^(apps|libs|docs|scripts|bench|deploy)\/.|.\.(ts|tsx|mjs|md)$/;
  for (const [token] of prose.matchAll(/(?<![\w@$<>{}*…:~./-])[\w@./-]+(?![\w<>{}*$…])/g)) {
    const cited = token.replace(/[./]+$/, '');
    if (!isOurs.test(cited) || cited.split('/').some(isLeftOut)) continue;
    const isThere = (file) => file === cited || file === beside(name, cited) || file.endsWith(`/${cited}`);
    must(files.some(isThere), name, `there is no file ${cited}`);
  }
}

function checkLinks(name, prose) {
  for (const [, target] of prose.matchAll(/(?:\]\(|(?:src|href)=")([^)"\s]+)/g)) {
    if (/^[a-z]+:/.test(target)) continue;
    const [file, anchor] = target.split('#');
    const page = file ? beside(name, file) : name;
    must(files.includes(page), name, `the link ${target} leads nowhere`);
    must(!anchor || anchorsOf(read(page)).includes(anchor), name, `the link ${target} leads to no heading`);
  }
}

function checkDecisions() {
  const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(\d{4})\b/gm)].map(([, id]) => id);
  for (const id of decisions) must(id === '0000' || listed.includes(id), 'docs/decisions/README.md', `lists no ${id}`);
}

/** A row names tests that are there, all that name its id, and its page; what is to come is not there yet. */
function checkProof(id, row) {
  const list = 'docs/proofs/README.md';
  const named = [...row.matchAll(/[\w./-]+\.(?:ts|tsx|mjs)\b/g)].map(([file]) => file.replace(/^(\.\.\/)+/, ''));
  const isToCome = row.includes('_to come_');
  must(isToCome || named.length > 0, list, `${id} names no test`);
  for (const file of named)
    must(isToCome !== files.includes(file), list, `${id}: ${file} ${isToCome ? 'has come' : 'is not there'}`);
  const page = `${id.toLowerCase()}.md`;
  must(row.includes(`(${page})`) || !files.includes(`docs/proofs/${page}`), list, `${id} does not link ${page}`);
  const says = new RegExp(`\\bproof ${id}\\b|keepProof\\(\\s*'${id}'`);
  for (const file of files.filter((name) => /\.spec\.tsx?$/.test(name) && says.test(unwrapped(read(name)))))
    must(named.includes(file), list, `${id} does not name ${file}`);
}
