import type { Statement } from '../../platform/database/named-query.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';

/** A member of staff as the database has it. */
export interface StaffUser extends StaffMember {
  profileImageUrl: string | null;
}

export interface Credentials extends StaffUser {
  passwordHash: string;
  isDisabled: boolean;
}

const columns = `users.id, users.username, email, first_name AS "firstName", last_name AS "lastName",
  profile_image_url AS "profileImageUrl", role`;
const tables = 'users JOIN admin_users ON admin_users.id = users.id';

/** Who has an id and may come in: asked on every staff call, so whoever is disabled is out at once. */
export const activeUser: Statement = {
  name: 'active-user',
  text: `SELECT ${columns} FROM ${tables} WHERE users.id = $1 AND NOT is_disabled`,
};

/** Which of some sessions still let their staff in: one question for all of them. */
export const livingSessions: Statement = {
  name: 'living-sessions',
  text: `SELECT sid FROM sessions, ${tables}
    WHERE sid = ANY ($1) AND expire > $2 AND users.id::text = sess ->> 'staffId' AND NOT is_disabled`,
};

/** Who signs in with a user name or an e-mail, in lower case. No user name has an at sign: there is at most one. */
export const userSigningIn: Statement = {
  name: 'user-signing-in',
  text: `SELECT ${columns}, password_hash AS "passwordHash", is_disabled AS "isDisabled"
    FROM ${tables} WHERE username = $1 OR email = $1`,
};
