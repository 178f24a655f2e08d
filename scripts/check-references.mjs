// Sections, decisions, proofs, links and files that comments and pages refer to must exist.
import fs from 'node:fs';
import path from 'node:path';
import { at } from './lib/workspace.mjs';

const toSlashes = (filePath) => filePath.split(path.sep).join('/');
const readText = (filePath) => fs.readFileSync(at(filePath), 'utf8');
const isExcluded = (filePath) =>
  /(^|\/)(node_modules|dist|compiled|generated|\.nx|\.data|test-results|coverage)$/.test(toSlashes(filePath));
const files = fs.globSync('**/*', { cwd: at(), exclude: isExcluded }).map(toSlashes);
const resolveFrom = (filePath, target) => toSlashes(path.join(path.dirname(filePath), target));
const unwrapLines = (text) => text.replaceAll(/\s*\n\s*(\*(?!\/)|\/\/)?\s*/g, ' ');

const sectionsByPage = { spec: findSections('docs/specification.md'), rules: findSections('docs/rules.md') };
const decisionIds = files.flatMap((filePath) => /^docs\/decisions\/(\d{4})-.+\.md$/.exec(filePath)?.[1] ?? []);
const proofRows = new Map(
  [...readText('docs/proofs/README.md').matchAll(/^\| ([A-Z]\d+) .*$/gm)].map(([row, id]) => [id, row]),
);
const errors = new Set();
const check = (isFound, filePath, message) => isFound || errors.add(`${filePath}: ${message}`);

for (const filePath of files.filter((file) => /\.(ts|tsx|mjs|css|md)$/.test(file))) {
  const text = readText(filePath);
  checkSections(filePath, unwrapLines(text));
  checkIds(filePath, unwrapLines(text));
  if (!/^docs\/proofs\/\w+\d\.md$/.test(filePath)) checkFiles(filePath, findProse(filePath, text)); // records of a run are not checked
  if (filePath.endsWith('.md')) checkLinks(filePath, findProse(filePath, text));
}
for (const [id, row] of proofRows) checkProof(id, row);
for (const error of errors) console.error(error);
process.exitCode = errors.size === 0 ? 0 : 1;

function findSections(pagePath) {
  const [, ...parts] = readText(pagePath).split(/^## (\d+)\. /m);
  return new Map(parts.flatMap((number, index) => (index % 2 === 0 ? [[number, unwrapLines(parts[index + 1])]] : [])));
}

/** Of a page everything but its blocks of code. */
function findProse(filePath, text) {
  if (filePath.endsWith('.md')) return text.replaceAll(/^```.*?^```/gms, '');
  return [...text.matchAll(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs)].map(([comment]) => comment).join('\n');
}

/** `spec §2, §9`, `rules §6 and §12`, `spec §3, "Structured site data"`. */
function checkSections(filePath, text) {
  const pattern = /\b(?:spec|rules) §§?\d+(?:(?:,| and) §?\d+)*(?:, "[^"]+")?/gi;
  for (const [citation] of text.matchAll(pattern)) {
    const sections = sectionsByPage[citation.split(' ')[0].toLowerCase()];
    const ids = citation.match(/(?<=[§ ])\d+\b(?![^"]*"$)/g);
    check(
      ids.every((id) => sections.has(id)),
      filePath,
      `there is no ${citation}`,
    );
    const [, quote] = /"(.+)"/.exec(citation) ?? [];
    if (quote) check(sections.get(ids[0])?.includes(quote), filePath, `nothing says ${citation}`);
  }
  for (const [citation] of text.replaceAll(pattern, '').matchAll(/\S*\s*§+\d+/g))
    check(false, filePath, `'${citation.trim()}' is a section of nothing: spec or rules?`);
}

function checkIds(filePath, text) {
  for (const [citation] of text.matchAll(/\bdecisions?[ /]\d{4}\b(?:(?:,| and) \d{4}\b)*/gi))
    check(
      citation.match(/\d{4}/g).every((id) => decisionIds.includes(id)),
      filePath,
      `there is no ${citation}`,
    );
  for (const [cited] of text.matchAll(/\bproofs? [CFST]\d+\b(?:(?:,| and) [CFST]\d+\b)*/gi))
    check(
      cited.match(/[CFST]\d+/g).every((id) => proofRows.has(id)),
      filePath,
      `nothing is ${cited}`,
    );
}

/** From the root, from the page, or by the end of its path; a pattern of files passes. */
function checkFiles(filePath, prose) {
  const projectPath = /^(apps|libs|docs|scripts|bench|deploy)\/.|.\.(ts|tsx|mjs|md)$/;
  for (const [token] of prose.matchAll(/(?<![\w@$<>{}*…:~./-])[\w@./-]+(?![\w<>{}*$…])/g)) {
    const cited = token.replace(/[./]+$/, '');
    if (!projectPath.test(cited) || cited.split('/').some(isExcluded)) continue;
    const isCited = (file) => file === cited || file === resolveFrom(filePath, cited) || file.endsWith(`/${cited}`);
    check(files.some(isCited), filePath, `there is no file ${cited}`);
  }
}

function checkLinks(filePath, prose) {
  for (const [, target] of prose.matchAll(/(?:\]\(|(?:src|href)=")([^)"\s]+)/g)) {
    if (/^[a-z]+:/.test(target)) continue;
    const [file, anchor] = target.split('#');
    const page = file ? resolveFrom(filePath, file) : filePath;
    check(files.includes(page), filePath, `the link ${target} leads nowhere`);
    check(!anchor || findAnchors(readText(page)).includes(anchor), filePath, `the link ${target} leads to no heading`);
  }
}

function findAnchors(pageText) {
  const headings = [...pageText.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading.toLowerCase());
  return headings.map((heading) => heading.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-'));
}

/** A row of the proofs names all tests that name its id. */
function checkProof(id, row) {
  const citation = new RegExp(`\\bproof ${id}\\b|keepProof\\(\\s*'${id}'`);
  const isCitingTest = (file) => /\.spec\.tsx?$/.test(file) && citation.test(unwrapLines(readText(file)));
  for (const filePath of files.filter(isCitingTest))
    check(row.includes(filePath), 'docs/proofs/README.md', `${id} does not name ${filePath}`);
}
