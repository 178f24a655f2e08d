/** Keys, counters and reports that the program keeps for itself. */
export const operationsTables = `
  CREATE TABLE idempotency_keys (
    key text PRIMARY KEY,
    request_hash text NOT NULL,
    response json NOT NULL,
    created_at timestamptz NOT NULL
  );
  CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys (created_at);

  CREATE TABLE used_captchas (
    challenge text PRIMARY KEY,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX used_captchas_expires_at_idx ON used_captchas (expires_at);

  CREATE TABLE rate_limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  );
  CREATE INDEX rate_limits_expire_idx ON rate_limits (expire);

  CREATE TABLE system_reports (
    kind text PRIMARY KEY,
    at timestamptz NOT NULL,
    is_ok boolean NOT NULL,
    result jsonb NOT NULL
  );

  CREATE TABLE house_secrets (
    name text PRIMARY KEY,
    value text NOT NULL
  );
`;
