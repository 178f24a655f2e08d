/** Prints rows of one shape as a table; numbers are rounded to what they are worth. */
export function printTable(title, rows) {
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => columns.map((column) => shown(row[column])));
  const widths = columns.map((column, index) => Math.max(column.length, ...cells.map((row) => row[index].length)));
  const line = (row) => `| ${row.map((cell, index) => cell.padEnd(widths[index])).join(' | ')} |`;
  console.log(`\n${title}\n\n${line(columns)}\n${line(widths.map((width) => '-'.repeat(width)))}`);
  for (const row of cells) console.log(line(row));
}

function shown(value) {
  if (typeof value !== 'number') return String(value ?? '–');
  if (value >= 100) return Math.round(value).toLocaleString('en-GB');
  return value.toFixed(value >= 10 ? 1 : 2);
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
