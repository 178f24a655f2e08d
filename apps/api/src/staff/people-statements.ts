import type { Statement } from '../database/named-query.js';

const columns = `users.id, username, email, first_name AS "firstName", last_name AS "lastName", role,
  is_disabled AS "isDisabled", last_sign_in_at AS "lastSignInAt"`;
const people = `SELECT ${columns} FROM users JOIN admin_users ON admin_users.id = users.id`;

export const listPeople: Statement = {
  name: 'list-people',
  text: `${people}
    ORDER BY is_disabled, array_position('{owner,manager,host}', role), coalesce(first_name, username), username`,
};

/** Every owner at once and always in the same order: two who take each other's rights wait for one another (proof S12). */
export const lockOwners: Statement = {
  name: 'lock-owners',
  text: `SELECT id FROM users WHERE role = 'owner' AND NOT is_disabled ORDER BY id FOR UPDATE`,
};

export const lockPerson: Statement = {
  name: 'lock-person',
  text: `${people} WHERE users.id = $1 FOR UPDATE OF users`,
};
