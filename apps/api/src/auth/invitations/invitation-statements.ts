import type { Statement } from '../../platform/database/named-query.js';

/** An invitation is valid while its sender is an active owner. */
const isVouchedFor = `coalesce(users.role = 'owner' AND NOT is_disabled, false)`;
const from = `FROM staff_invitations LEFT JOIN users ON users.id = invited_by LEFT JOIN admin_users ON admin_users.id = users.id`;

export const listInvitations: Statement = {
  name: 'list-invitations',
  text: `SELECT staff_invitations.id, staff_invitations.email, staff_invitations.role, expires_at AS "expiresAt",
      coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username) AS "invitedBy",
      ${isVouchedFor} AS "isVouchedFor"
    ${from} ORDER BY expires_at DESC, staff_invitations.email`,
};

export const findInvitation: Statement = {
  name: 'find-invitation',
  text: `SELECT staff_invitations.id, staff_invitations.email, staff_invitations.role, expires_at AS "expiresAt"
    ${from} WHERE staff_invitations.id = $1 AND expires_at > $2 AND ${isVouchedFor}`,
};

/** Deletes on use, so that of many concurrent uses one succeeds (proof S13). */
export const useInvitation: Statement = {
  name: 'use-invitation',
  text: 'DELETE FROM staff_invitations WHERE id = $1 AND expires_at = $2 RETURNING email, role',
};
