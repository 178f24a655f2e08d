import { reserveAsTheApi } from './reserve-as-the-api.mjs';

// what one recorded reservation is about, and what pgbench says in its place
const date = '2100-01-01';
const start = 16 * 60;
const table = 'T1';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const count = `
\\set n :n + 1
\\set visit :n * 32 + :client_id`;
const place = `
\\set start (16 + :turn % 8) * 60
\\set seat 1 + :turn / 8 % 8`;

/** How visits follow one another: over many dates, or one evening filled after the other (far-away-visits.mjs). */
const orders = {
  spread: `
\\set turn :visit / 200
\\set day :visit % 200 + :turn / 64 * 200`,
  rush: `
\\set turn :visit % 64
\\set day :visit / 64`,
};

/**
 * The API's transaction as a script for pgbench: recorded from its own code, then made to vary.
 * @param {keyof typeof orders} order
 */
export async function pgbenchScript(order) {
  const statements = [];
  const client = {
    query: (statement) => {
      statements.push(typeof statement === 'string' ? { text: statement, values: [] } : statement);
      return Promise.resolve({ rows: [] });
    },
  };
  const id = await reserveAsTheApi(client, { date, start, table });
  return `${count}${orders[order]}${place}\n${statements.map((statement) => lineOf(statement, id)).join('\n')}\n`;
}

function lineOf({ text, values }, id) {
  const filled = text.replace(/\$(\d+)/g, (_place, number) => expressionOf(values[number - 1], id));
  return `${filled.replace(/\s+/g, ' ').trim()};`;
}

function expressionOf(value, id) {
  if (Array.isArray(value)) return `ARRAY[${value.map((each) => expressionOf(each, id)).join(', ')}]`;
  if (value === null) return 'NULL';
  if (value instanceof Date) return quoted(value.toISOString());
  if (typeof value === 'object') return quoted(JSON.stringify(value));
  if (value === start) return ':start';
  if (value === start + 60) return '(:start + 60)';
  if (typeof value !== 'string') return String(value);
  return stringExpression(value, id);
}

function stringExpression(value, id) {
  const varied = {
    [date]: `(date '${date}' + :base::int + :day::int)::text`,
    [table]: `('T' || :seat::text)`,
    [id]: `${serial}::uuid`,
  };
  if (value in varied) return varied[value];
  const isJson = value.startsWith('{');
  if (value.includes(id)) return `(${value.split(id).map(quoted).join(` || ${serial} || `)})${isJson ? '::json' : ''}`;
  return uuid.test(value) ? 'gen_random_uuid()' : quoted(value);
}

/** One for each visit, in the shape of a UUID. */
const serial = `('bbbbbbbb-0000-4000-8000-' || lpad((:base::int * 1000 + :visit::int)::text, 12, '0'))`;

/** pgbench takes what follows a colon for a variable, also in quotes. */
const quoted = (text) => `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`;
