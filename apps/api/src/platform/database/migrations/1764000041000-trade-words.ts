import type { MigrationInterface, QueryRunner } from 'typeorm';

const renamedTables = {
  house_version: 'venue_version',
  house_secrets: 'app_secrets',
  house_settlements: 'evenings_to_reseat',
  door_parties: 'waitlist_parties',
};

const renamedColumns = [
  ['email_messages', 'told', 'notified_visit'],
  ['email_messages', 'settled_at', 'dismissed_at'],
  ['reservations', 'found_by', 'search_text'],
  ['reservations', 'word_to_guest', 'message_to_guest'],
] as const;

const renamedIndexes = [
  ['house_version_pkey', 'venue_version_pkey'],
  ['house_secrets_pkey', 'app_secrets_pkey'],
  ['house_settlements_pkey', 'evenings_to_reseat_pkey'],
  ['door_parties_pkey', 'waitlist_parties_pkey'],
  ['door_parties_date_idx', 'waitlist_parties_date_idx'],
  ['door_parties_reservation_id_idx', 'waitlist_parties_reservation_id_idx'],
  ['email_messages_unsettled_idx', 'email_messages_undismissed_idx'],
  ['reservations_found_by_idx', 'reservations_search_text_idx'],
] as const;

const renamedConstraints = [
  ['venue_version', 'house_version_single_check', 'venue_version_single_check'],
  ['evenings_to_reseat', 'house_settlements_hours_check', 'evenings_to_reseat_hours_check'],
  ['waitlist_parties', 'door_parties_date_check', 'waitlist_parties_date_check'],
  ['waitlist_parties', 'door_parties_party_size_check', 'waitlist_parties_party_size_check'],
  ['waitlist_parties', 'door_parties_reservation_id_fkey', 'waitlist_parties_reservation_id_fkey'],
] as const;

/** Names of fields in the record of changes. A quote inside a text is escaped, so that only names match. */
const renamedFields = [
  ['wish', 'changeRequest'],
  ['wordToGuest', 'messageToGuest'],
  ['deeds', 'actions'],
  ['isSettled', 'isDismissed'],
] as const;

/** The trade's words for tables, columns and kinds of changes; no row changes its meaning. */
export class TradeWords1764000041000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [from, to] of Object.entries(renamedTables)) await runner.query(`ALTER TABLE ${from} RENAME TO ${to}`);
    for (const [table, from, to] of renamedColumns) await runner.query(`ALTER TABLE ${table} RENAME ${from} TO ${to}`);
    for (const [from, to] of renamedIndexes) await runner.query(`ALTER INDEX ${from} RENAME TO ${to}`);
    for (const [table, from, to] of renamedConstraints)
      await runner.query(`ALTER TABLE ${table} RENAME CONSTRAINT ${from} TO ${to}`);
    await runner.query(`ALTER FUNCTION raise_house_version RENAME TO raise_venue_version`);
    await replaceFunctions(runner, { version: ['raise_venue_version', 'venue_version'], text: 'search_text' });
    await renameInAuditLog(runner, renamedFields, [['house.', 'venue.'], ['email.settle', 'email.dismiss']]); // prettier-ignore
    await renameValues(runner, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    const reversedFields = renamedFields.map(([from, to]) => [to, from] as const);
    await renameValues(runner, false);
    await renameInAuditLog(runner, reversedFields, [['venue.', 'house.'], ['email.dismiss', 'email.settle']]); // prettier-ignore
    await runner.query(`ALTER FUNCTION raise_venue_version RENAME TO raise_house_version`);
    for (const [table, from, to] of renamedConstraints)
      await runner.query(`ALTER TABLE ${table} RENAME CONSTRAINT ${to} TO ${from}`);
    for (const [from, to] of renamedIndexes) await runner.query(`ALTER INDEX ${to} RENAME TO ${from}`);
    for (const [table, from, to] of renamedColumns) await runner.query(`ALTER TABLE ${table} RENAME ${to} TO ${from}`);
    for (const [from, to] of Object.entries(renamedTables)) await runner.query(`ALTER TABLE ${to} RENAME TO ${from}`);
    await replaceFunctions(runner, { version: ['raise_house_version', 'house_version'], text: 'found_by' });
  }
}

async function replaceFunctions(
  runner: QueryRunner,
  { version: [name, table], text: searchColumn }: { version: readonly [string, string]; text: string },
): Promise<void> {
  await runner.query(`
    CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE ${table} SET version = version + 1;
      PERFORM pg_notify('site_changed', TG_TABLE_NAME);
      RETURN NULL;
    END $$`);
  await runner.query(`
    CREATE OR REPLACE FUNCTION fold_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.${searchColumn} := folded(' ' || concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.phone,
      coalesce(NEW.phone_e164, regexp_replace(NEW.phone, '\\D', '', 'g')),
      regexp_replace(concat_ws(' ', NEW.special_requests, NEW.staff_note), '\\s+', ' ', 'g')));
      RETURN NEW;
    END $$`);
}

/** The record refuses changes of its rows, but for this. */
async function renameInAuditLog(
  runner: QueryRunner,
  fieldNames: readonly (readonly [string, string])[],
  actions: readonly (readonly [string, string])[],
): Promise<void> {
  const toRenamedSql = (column: string): string =>
    fieldNames.reduce((text, [from, to]) => `replace(${text}, '"${from}":', '"${to}":')`, `${column}::text`);
  await runner.query(`ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only`);
  await runner.query(`UPDATE audit_log SET before = (${toRenamedSql('before')})::jsonb, after = (${toRenamedSql('after')})::jsonb
    WHERE before::text ~ '"(${fieldNames.map(([from]) => from).join('|')})":' OR after::text ~ '"(${fieldNames.map(([from]) => from).join('|')})":'`);
  for (const [from, to] of actions)
    await runner.query(`UPDATE audit_log SET action = $2 || substr(action, length($1) + 1) WHERE starts_with(action, $1)`, [from, to]); // prettier-ignore
  await runner.query(`ALTER TABLE audit_log ENABLE TRIGGER audit_log_append_only`);
}

/** Table, column, and the beginning of its values before and after. */
const valuePrefixes = [
  ['email_messages', 'dedupe_key', 'wish:', 'change-request:'],
  ['site_images', 'key', 'house.', 'venue.'],
  ['site_images', 'section', 'house', 'venue'],
  ['first_start_marks', 'name', 'venue', 'businessDetails'],
] as const;

async function renameValues(runner: QueryRunner, isUp: boolean): Promise<void> {
  const toParameters = ([, , from, to]: (typeof valuePrefixes)[number]): string[] => (isUp ? [from, to] : [to, from]);
  for (const valuePrefix of valuePrefixes) {
    const [table, column] = valuePrefix;
    await runner.query(
      `UPDATE ${table} SET ${column} = $2 || substr(${column}, length($1) + 1) WHERE starts_with(${column}, $1)`,
      toParameters(valuePrefix),
    );
  }
  const [from, to] = isUp ? ['deed', 'action'] : ['action', 'deed'];
  await runner.query(
    `UPDATE email_messages SET payload = payload - '${from}' || jsonb_build_object('${to}', payload -> '${from}') WHERE payload ? '${from}'`,
  );
  const [fault, error] = isUp ? ['fault', 'error'] : ['error', 'fault'];
  await runner.query(
    `UPDATE system_reports SET result = replace(result::text, '"severity": "${fault}"', '"severity": "${error}"')::jsonb`,
  );
}
