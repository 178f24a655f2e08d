/** Rows of one shape as a Markdown table; numbers are rounded to what they are worth. */
export function tableOf(title, rows) {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => rows.some((row) => row[column] !== undefined));
  const cells = rows.map((row) => columns.map((column) => shown(row[column])));
  const widths = columns.map((column, index) => Math.max(3, column.length, ...cells.map((row) => row[index].length)));
  const line = (row) => `| ${row.map((cell, index) => cell.padEnd(widths[index])).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [`### ${title}`, '', line(columns), rule, ...cells.map(line)].join('\n');
}

function shown(value) {
  if (typeof value !== 'number' || Number.isNaN(value)) return typeof value === 'string' ? value : '–';
  if (value >= 100) return Math.round(value).toLocaleString('en-GB');
  return value.toFixed(value >= 10 ? 1 : 2);
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
