/** Each field of a row and the column that holds it: exhaustive, so that a new field is in every statement or nowhere. */
export type ColumnsOf<Row> = Readonly<Record<keyof Row, string>>;

/** `id, first_name, …` */
export function columnList<Row>(columns: ColumnsOf<Row>): string {
  return Object.values<string>(columns).join(', ');
}

/** `$6, $7, …`: one placeholder for each column, beginning with a number. */
export function placeholders<Row>(columns: ColumnsOf<Row>, first = 1): string {
  return Object.keys(columns)
    .map((_, index) => `$${first + index}`)
    .join(', ');
}

/** What a row holds, in the order of its columns. */
export function valuesOf<Row>(row: Row, columns: ColumnsOf<Row>): unknown[] {
  return (Object.keys(columns) as (keyof Row)[]).map((field) => row[field]);
}
