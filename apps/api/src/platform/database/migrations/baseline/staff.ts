/** Accounts and sessions of staff, and the record of changes. */
export const staffTables = `
  CREATE TABLE users (
    id uuid PRIMARY KEY,
    username text NOT NULL UNIQUE,
    password_hash text NOT NULL,
    is_disabled boolean NOT NULL DEFAULT false,
    role text NOT NULL CHECK (role IN ('owner', 'manager', 'host')),
    last_sign_in_at timestamptz,
    reset_until timestamptz
  );

  CREATE TABLE admin_users (
    id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    email text NOT NULL UNIQUE,
    first_name text,
    last_name text,
    profile_image_url text,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  );

  CREATE TABLE staff_invitations (
    id uuid PRIMARY KEY,
    email text NOT NULL UNIQUE,
    role text NOT NULL CHECK (role IN ('owner', 'manager', 'host')),
    language text NOT NULL CHECK (language IN ('sk', 'en')),
    invited_by uuid REFERENCES users ON DELETE SET NULL,
    expires_at timestamptz NOT NULL
  );

  CREATE TABLE sessions (
    sid text PRIMARY KEY,
    sess json NOT NULL,
    expire timestamptz NOT NULL
  );
  CREATE INDEX sessions_expire_idx ON sessions (expire);

  CREATE TABLE audit_log (
    id uuid PRIMARY KEY,
    at timestamptz NOT NULL,
    staff_id uuid,
    staff_name text NOT NULL,
    action text NOT NULL,
    subject_id text NOT NULL,
    reason text,
    before jsonb,
    after jsonb
  );
  CREATE INDEX audit_log_at_idx ON audit_log (at);
  CREATE INDEX audit_log_email_after_idx ON audit_log (lower(after ->> 'email'));
  CREATE INDEX audit_log_email_before_idx ON audit_log (lower(before ->> 'email'));
  CREATE INDEX audit_log_kind_idx ON audit_log (split_part(action, '.', 1), at);
  CREATE INDEX audit_log_staff_idx ON audit_log (staff_id, at);
  CREATE INDEX audit_log_subject_idx ON audit_log (subject_id, at);
`;
