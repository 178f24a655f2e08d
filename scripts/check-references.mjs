// Sections, decisions, proofs, links and files that comments and pages refer to must exist.
import fs from 'node:fs';
import path from 'node:path';
import { at } from './lib/workspace.mjs';

const toSlashes = (name) => name.split(path.sep).join('/');
const read = (name) => fs.readFileSync(at(name), 'utf8');
const isExcluded = (name) =>
  /(^|\/)(node_modules|dist|compiled|generated|\.nx|\.data|test-results|coverage)$/.test(toSlashes(name));
const files = fs.globSync('**/*', { cwd: at(), exclude: isExcluded }).map(toSlashes);
const relativeTo = (name, other) => toSlashes(path.join(path.dirname(name), other));
const unwrapLines = (text) => text.replaceAll(/\s*\n\s*(\*(?!\/)|\/\/)?\s*/g, ' ');

const pages = { spec: findSections('docs/specification.md'), rules: findSections('docs/rules.md') };
const decisions = files.flatMap((name) => /^docs\/decisions\/(\d{4})-.+\.md$/.exec(name)?.[1] ?? []);
const proofs = new Map(
  [...read('docs/proofs/README.md').matchAll(/^\| ([A-Z]\d+) .*$/gm)].map(([row, id]) => [id, row]),
);
const errors = new Set();
const check = (isRight, name, message) => isRight || errors.add(`${name}: ${message}`);

for (const name of files.filter((file) => /\.(ts|tsx|mjs|css|md)$/.test(file))) {
  const text = read(name);
  checkSections(name, unwrapLines(text));
  checkIds(name, unwrapLines(text));
  if (!/^docs\/proofs\/\w+\d\.md$/.test(name)) checkFiles(name, findProse(name, text)); // records of a run are not checked
  if (name.endsWith('.md')) checkLinks(name, findProse(name, text));
}
for (const [id, row] of proofs) checkProof(id, row);
for (const error of errors) console.error(error);
process.exitCode = errors.size === 0 ? 0 : 1;

function findSections(page) {
  const parts = read(page)
    .split(/^## (\d+)\. /m)
    .slice(1);
  return new Map(parts.flatMap((number, index) => (index % 2 === 0 ? [[number, unwrapLines(parts[index + 1])]] : [])));
}

/** Of a page everything but its blocks of code. */
function findProse(name, text) {
  if (name.endsWith('.md')) return text.replaceAll(/^```.*?^```/gms, '');
  return [...text.matchAll(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs)].map(([comment]) => comment).join('\n');
}

/** `spec §2, §9`, `rules §6 and §12`, `spec §3, "Structured site data"`. */
function checkSections(name, text) {
  const pattern = /\b(?:spec|rules) §§?\d+(?:(?:,| and) §?\d+)*(?:, "[^"]+")?/gi;
  for (const [cited] of text.matchAll(pattern)) {
    const page = pages[cited.split(' ')[0].toLowerCase()];
    const ids = cited.match(/(?<=[§ ])\d+\b(?![^"]*"$)/g);
    check(
      ids.every((id) => page.has(id)),
      name,
      `there is no ${cited}`,
    );
    const [, words] = /"(.+)"/.exec(cited) ?? [];
    if (words) check(page.get(ids[0])?.includes(words), name, `nothing says ${cited}`);
  }
  for (const [cited] of text.replaceAll(pattern, '').matchAll(/\S*\s*§+\d+/g))
    check(false, name, `'${cited.trim()}' is a section of nothing: spec or rules?`);
}

function checkIds(name, text) {
  for (const [cited] of text.matchAll(/\bdecisions?[ /]\d{4}\b(?:(?:,| and) \d{4}\b)*/gi))
    check(
      cited.match(/\d{4}/g).every((id) => decisions.includes(id)),
      name,
      `there is no ${cited}`,
    );
  for (const [cited] of text.matchAll(/\bproofs? [CFST]\d+\b(?:(?:,| and) [CFST]\d+\b)*/gi))
    check(
      cited.match(/[CFST]\d+/g).every((id) => proofs.has(id)),
      name,
      `nothing is ${cited}`,
    );
}

/** From the root, from the page, or by the end of its path; a pattern of files passes. */
function checkFiles(name, prose) {
  const isOurs = /^(apps|libs|docs|scripts|bench|deploy)\/.|.\.(ts|tsx|mjs|md)$/;
  for (const [token] of prose.matchAll(/(?<![\w@$<>{}*…:~./-])[\w@./-]+(?![\w<>{}*$…])/g)) {
    const cited = token.replace(/[./]+$/, '');
    if (!isOurs.test(cited) || cited.split('/').some(isExcluded)) continue;
    const isThere = (file) => file === cited || file === relativeTo(name, cited) || file.endsWith(`/${cited}`);
    check(files.some(isThere), name, `there is no file ${cited}`);
  }
}

function checkLinks(name, prose) {
  for (const [, target] of prose.matchAll(/(?:\]\(|(?:src|href)=")([^)"\s]+)/g)) {
    if (/^[a-z]+:/.test(target)) continue;
    const [file, anchor] = target.split('#');
    const page = file ? relativeTo(name, file) : name;
    check(files.includes(page), name, `the link ${target} leads nowhere`);
    check(!anchor || findAnchors(read(page)).includes(anchor), name, `the link ${target} leads to no heading`);
  }
}

function findAnchors(page) {
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading.toLowerCase());
  return headings.map((heading) => heading.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-'));
}

/** A row of the proofs names all tests that name its id. */
function checkProof(id, row) {
  const citesProof = new RegExp(`\\bproof ${id}\\b|keepProof\\(\\s*'${id}'`);
  for (const file of files.filter((name) => /\.spec\.tsx?$/.test(name) && citesProof.test(unwrapLines(read(name)))))
    check(row.includes(file), 'docs/proofs/README.md', `${id} does not name ${file}`);
}
