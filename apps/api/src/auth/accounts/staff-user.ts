import type { NamedStatement } from '../../platform/database/named-statements.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';

export interface StaffUser extends StaffMember {
  profileImageUrl: string | null;
}

export interface StaffUserWithHash extends StaffUser {
  passwordHash: string;
  isDisabled: boolean;
}

/** Of a `StaffMember`. */
export const memberColumns = `users.id, username, email, first_name AS "firstName", last_name AS "lastName", role`;
export const staffTables = 'users JOIN admin_users ON admin_users.id = users.id';
const staffUserColumns = `${memberColumns}, profile_image_url AS "profileImageUrl"`;

/** On every staff request, so that a disabled staff member is out at once. */
export const activeUserStatement: NamedStatement = {
  name: 'active-user',
  text: `SELECT ${staffUserColumns} FROM ${staffTables} WHERE users.id = $1 AND NOT is_disabled`,
};

/** Checks the sessions of all open live streams in one query. */
export const activeSessionsStatement: NamedStatement = {
  name: 'active-sessions',
  text: `SELECT sid FROM sessions, ${staffTables}
    WHERE sid = ANY ($1) AND expire > $2 AND users.id::text = sess ->> 'staffId' AND NOT is_disabled`,
};

/** In lower case. User names contain no at sign, so at most one matches. */
export const userByLoginStatement: NamedStatement = {
  name: 'staff-credentials',
  text: `SELECT ${staffUserColumns}, password_hash AS "passwordHash", is_disabled AS "isDisabled"
    FROM ${staffTables} WHERE username = $1 OR email = $1`,
};
