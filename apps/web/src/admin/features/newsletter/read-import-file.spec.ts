import { planImport } from './import-plan';
import { readImportFile } from './read-import-file';

const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'people.csv') => new File([content], name);
const planOf = async (...file: Parameters<typeof fileOf>) => planImport((await readImportFile(fileOf(...file))).rows);
const zuzana = { email: 'zuzana@example.com', firstName: 'Zuzana', lastName: 'Kováčová', language: 'sk', notes: null };

test.each([
  ['as specified', 'email,first name,last name,language\nzuzana@example.com,Zuzana,Kováčová,sk'],
  ['in another order and case', 'LANGUAGE,Last Name,EMAIL,First Name\nSK,Kováčová,Zuzana@Example.com,Zuzana'],
  [
    'with a byte order mark, CRLF and quotes',
    '\uFEFFemail,first name,last name,language\r\n"zuzana@example.com","Zuzana","Kováčová","sk"\r\n',
  ],
  [
    'with semicolons, as spreadsheets in Slovakia save it',
    'Email;First name;Last name;Language\nzuzana@example.com;Zuzana;Kováčová;sk',
  ],
  ['with Slovak headings', 'E-mail;Meno;Priezvisko;Jazyk\nzuzana@example.com;Zuzana;Kováčová;sk'],
  [
    'with columns that nobody knows',
    'id,email,first name,last name,language,vip\n7,zuzana@example.com,Zuzana,Kováčová,sk,yes',
  ],
])('CSV %s', async (_name, text) => {
  const { ready, refused } = await planOf(text);
  expect(ready.map(({ row, subscriber }) => [row, subscriber])).toEqual([[2, zuzana]]);
  expect(refused).toEqual([]);
});

test('CSV with notes, as the file of the rows that were left out has them', async () => {
  const { ready } = await planOf('email,first name,notes\nzuzana@example.com,Zuzana,Likes Riesling');
  expect(ready.map(({ subscriber }) => subscriber.notes)).toEqual(['Likes Riesling']);
});

test('CSV in the old Windows encoding', async () => {
  const head = new TextEncoder().encode('email,last name\nzuzana@example.com,Kov');
  const bytes = new Uint8Array([...head, 0xe1, 0xe8, ...new TextEncoder().encode('ov'), 0xe1]);
  const { ready } = await planOf(bytes);
  expect(ready[0]?.subscriber.lastName).toBe('Kováčová');
});

test('a row keeps the number that a spreadsheet shows, and empty rows are no rows', async () => {
  const { ready, refused } = await planOf('email\na@example.com\n\n , \nnobody\n\na@EXAMPLE.com\n"",\n');
  expect(ready.map(({ row }) => row)).toEqual([2]);
  expect(refused.map(({ row, reason }) => [row, reason])).toEqual([
    [5, 'email_invalid'],
    [7, 'duplicate_in_file'],
  ]);
});

test('a row without an e-mail is left out; any language but sk is English', async () => {
  const { ready, refused } = await planOf('email,first name,language\n,Anna,sk\nb@example.com,Božena,de');
  expect(refused.map(({ reason }) => reason)).toEqual(['email_missing']);
  expect(ready[0]?.subscriber.language).toBe('en');
});

test('JSON is a list of subscribers', async () => {
  const { ready, refused } = await planOf(JSON.stringify([zuzana, 'x', null, { email: 3 }]), 'people.JSON');
  expect(ready.map(({ subscriber }) => subscriber)).toEqual([zuzana]);
  expect(refused.map(({ row, reason }) => [row, reason])).toEqual([
    [2, 'not_a_subscriber'],
    [3, 'not_a_subscriber'],
    [4, 'email_missing'],
  ]);
});

test.each([
  ['no e-mail column', 'name,phone\nZuzana,0905', 'people.csv'],
  ['nothing', '', 'people.csv'],
  ['broken JSON', '[{', 'people.json'],
  ['JSON that is no list', '{"subscribers":[]}', 'people.json'],
])('%s is no list of subscribers', async (_name, text, name) => {
  await expect(readImportFile(fileOf(text, name))).rejects.toThrow();
});

test('a hundred thousand rows are read in a moment', async () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => `guest${index}@example.com,Zuzana,Kováčová,sk`);
  const { ready } = await planOf(['email,first name,last name,language', ...lines].join('\n'));
  expect(ready).toHaveLength(100_000);
});

test('what a file does not say is told', async () => {
  const { unknown, lacksLanguage } = await readImportFile(
    fileOf('email;VIP;Krstné meno;\nzuzana@example.com;yes;Zuzana;'),
  );
  expect([unknown, lacksLanguage]).toEqual([['VIP'], true]);
  const sound = await readImportFile(fileOf('email,jazyk\nzuzana@example.com,sk'));
  expect([sound.unknown, sound.lacksLanguage]).toEqual([[], false]);
});
