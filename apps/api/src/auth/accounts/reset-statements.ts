import type { Statement } from '../../platform/database/named-query.js';

/** At most one mail per minute: each new link invalidates the one before. */
export const allowReset: Statement = {
  name: 'allow-reset',
  text: `UPDATE users SET reset_until = $2
    WHERE id = $1 AND NOT is_disabled AND (reset_until IS NULL OR reset_until < $2::timestamptz - interval '1 minute')
    RETURNING id`,
};

export const findReset: Statement = {
  name: 'find-reset',
  text: `SELECT users.id, username, email, first_name AS "firstName", last_name AS "lastName", role,
      password_hash AS "passwordHash", reset_until AS "resetUntil"
    FROM users JOIN admin_users ON admin_users.id = users.id
    WHERE users.id = $1 AND NOT is_disabled AND reset_until > $2`,
};

/** Compares the old hash, so that of many concurrent uses of a link one succeeds (proof S14). */
export const replacePassword: Statement = {
  name: 'replace-password',
  text: `UPDATE users SET password_hash = $2, reset_until = NULL WHERE id = $1 AND password_hash = $3 AND NOT is_disabled
    RETURNING id`,
};
