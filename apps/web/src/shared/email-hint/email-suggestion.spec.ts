import { suggestEmail } from './email-suggestion';

test.each([
  ['zuzana@gmail.con', 'zuzana@gmail.com'],
  ['zuzana@gmial.com', 'zuzana@gmail.com'],
  ['zuzana@gmail.sk', 'zuzana@gmail.com'],
  ['Zuzana@Gmail.Co', 'zuzana@gmail.com'],
  ['zuzana@azet.skk', 'zuzana@azet.sk'],
  ['zuzana@centrum.zk', 'zuzana@centrum.sk'],
  ['zuzana@cetnrum.sk', 'zuzana@centrum.sk'],
  ['zuzana@zoznan.sk', 'zuzana@zoznam.sk'],
  ['zuzana@sezam.cz', 'zuzana@seznam.cz'],
  ['zuzana@email.czz', 'zuzana@email.cz'],
  ['zuzana@hotmial.com', 'zuzana@hotmail.com'],
  ['zuzana@icloud.con', 'zuzana@icloud.com'],
])('%s gets a suggestion', (email, expectedEmail) => expect(suggestEmail(email)).toBe(expectedEmail));

test.each(
  [
    ...[
      '',
      'zuzana',
      'zuzana@',
      '@gmial.com',
      'zuzana@gmail.com',
      'zuzana@azet.sk',
      'zuzana@email.cz',
      'zuzana@post.sk',
    ],
    ...['zuzana@example.co', 'zuzana@vinaren.sk', 'zuzana@posta.sk', 'zuzana@most.sk', 'zuzana@azeta.sk'],
    ...['zuzana@ymail.com', 'zuzana@email.com', 'zuzana@hmail.com', 'zuzana@seznam.sk', 'zuzana@zoznam.cz'],
    ...[
      'zuzana@hotmail.sk',
      'zuzana@outlook.sk',
      'zuzana@centrum.com',
      'zuzana@post.at',
      'zuzana@gmx.at',
      'zuzana@web.de',
    ],
    ...['zuzana@proton.me', 'zuzana@uniba.sk', 'zuzana@email.sk', 'zuzana@vináreň.example'],
  ].map((email) => [email]),
)('%j gets no suggestion', (email) => expect(suggestEmail(email)).toBeNull());
