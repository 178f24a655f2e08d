// What is photographed for the guide: each picture is a way to get there, in the words of the admin itself.
import { saturday } from './cast.mjs';

const evening = async ({ open, page }) => {
  await open('reservations');
  await page.getByText('Vargová').waitFor();
};
/** Further down: those who are expected, and those who wait for an answer. */
const parties = async (desk) => {
  await evening(desk);
  await cardOf(desk, 'Brandt').evaluate((card) =>
    card.ownerDocument.defaultView.scrollBy(0, card.getBoundingClientRect().top - 16),
  );
};
/** The board, with everybody on it. */
const tonight = async ({ open, page }) => {
  await open('tonight');
  await page.getByText('Vargová').first().waitFor();
};
const button = ({ page, say }, id) => page.getByRole('button', { name: say(id), exact: true });
const field = ({ page, say }, id) => page.getByRole('dialog').getByLabel(say(id), { exact: true });
const cardOf = ({ page }, name) => page.getByRole('listitem').filter({ hasText: name });
const openCard = async (desk, name) => {
  await cardOf(desk, name).getByRole('button', { expanded: false }).click();
  return cardOf(desk, name);
};

const call = async (desk) => {
  await evening(desk);
  await desk.page.keyboard.press('Alt+n');
  await field(desk, 'entry.time').fill('21:30');
  await field(desk, 'entry.partySize').fill('3');
  await field(desk, 'entry.lastName').fill('Ďurišová');
  await field(desk, 'entry.phone').fill('+421 907 221 580');
  await freeTimes(desk);
};

/** The free times have been asked for and have come. */
const freeTimes = ({ page, say }) => page.getByText(say('entry.free')).waitFor();

const fullEvening = async (desk) => {
  await evening(desk);
  await desk.page.keyboard.press('Alt+n');
  await field(desk, 'entry.time').fill('20:00');
  await field(desk, 'entry.partySize').fill('8');
  await field(desk, 'entry.lastName').fill('Ďurišová');
  await button(desk, 'entry.save').click();
  await sayNothing(desk);
};

const override = async (desk) => {
  await desk.open(`reservations?date=${saturday}`);
  await desk.page.getByText('Mináriková').waitFor();
  await desk.page.keyboard.press('Alt+n');
  await field(desk, 'entry.time').fill('15:00');
  await field(desk, 'entry.partySize').fill('2');
  await field(desk, 'entry.lastName').fill('Ďurišová');
  await field(desk, 'entry.reason').fill(
    desk.language === 'sk' ? 'Vinár, prichádza pred otvorením' : 'The winemaker, before we open',
  );
};

const change = async (desk) => {
  await evening(desk);
  const card = await openCard(desk, 'Mihálik');
  await card.getByRole('button', { name: desk.say('card.edit') }).click();
  await field(desk, 'entry.lastName').waitFor();
};

const history = async (desk) => {
  await evening(desk);
  await desk.page.getByRole('button', { name: /^(Finished|Ukončené)/ }).click(); // they have left
  const card = await openCard(desk, 'Kováčová');
  await card.getByRole('button', { name: desk.say('card.history') }).click();
  await desk.page.getByRole('dialog').getByRole('listitem').first().waitFor();
};

const all = async ({ open, page }) => {
  await open('reservations?show=all');
  await page.getByText('Mináriková').waitFor();
};

const writeEvent = async (desk) => {
  await desk.open(`reservations?date=${saturday}`);
  await button(desk, 'events.new').click();
  await field(desk, 'events.form.titleEn').fill('Winter party of a law firm');
  await field(desk, 'events.form.titleSk').fill('Zimný večierok advokátskej kancelárie');
  await field(desk, 'events.form.descriptionEn').fill('The whole house, a tasting at eight.');
  await field(desk, 'events.form.descriptionSk').fill('Celý podnik, o ôsmej degustácia.');
  await choose(desk, 'events.form.eventType', 'events.type.corporate');
};

const choose = async (desk, id, choice) => {
  await field(desk, id).click();
  await desk.page.locator('.ant-select-item-option').getByText(desk.say(choice), { exact: true }).click();
};

const conflict = async (desk) => {
  await writeEvent(desk);
  await choose(desk, 'events.form.visibility', 'events.visibility.hidden');
  await button(desk, 'events.form.create').click();
  await desk.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await sayNothing(desk);
  await desk.page
    .getByRole('button', { name: desk.say('events.conflicts.dismiss'), exact: true })
    .scrollIntoViewIfNeeded();
};

/** Closes the message above the page. */
const sayNothing = ({ page, say }) => page.getByRole('button', { name: say('banner.dismiss') }).click();

const text = async (desk) => {
  await desk.open('content');
  await desk.page.getByLabel(desk.say('content.search')).fill('home.hero.lead');
  await desk.page.getByRole('listitem').getByRole('button').click();
  await field(desk, 'content.contentSk').waitFor();
};

const picture = async (desk) => {
  await desk.open('images');
  await desk.page.getByRole('button', { name: `${desk.say('images.edit')}: home.wines` }).click();
  await desk.page
    .getByRole('dialog')
    .getByRole('img', { name: desk.say('images.preview') })
    .waitFor();
};

const file = [
  'email,firstName,lastName,language',
  'ema.zelena@example.com,Ema,Zelená,sk',
  'mark.taylor@example.com,Mark,Taylor,en',
  'bez zavináča,Ivan,Krátky,sk',
  'peter.dlhy@example.com,Peter,Dlhý,sk',
].join('\n');

const importing = async (desk) => {
  await desk.open('newsletter');
  await desk.page
    .getByLabel(desk.say('newsletter.import'))
    .setInputFiles({ name: 'degustacia.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await desk.page.getByRole('dialog').waitFor();
};

const room = async (desk) => {
  await desk.open('house');
  await button(desk, 'room.new').click();
  await desk.page.getByRole('dialog').waitFor();
};

const people = async (desk) => {
  await desk.open('people');
  await desk.page.getByLabel(desk.say('people.invite.email'), { exact: true }).fill('nina.kralova@example.com');
};

const person = async (desk) => {
  await desk.open('privacy');
  await desk.page.getByLabel(desk.say('privacy.email'), { exact: true }).fill('lucia.simkova@example.com');
  await button(desk, 'privacy.find').click();
  await button(desk, 'privacy.download').waitFor();
};

const phone = { width: 390, height: 844 };

/** Every picture of the guide, in the order of the guide; 1280 wide unless it says otherwise. */
export const pictures = [
  { name: 'sign-in', isStranger: true, height: 620, show: ({ open }) => open('') },
  { name: 'tonight', height: 860, show: tonight },
  { name: 'evening', height: 860, show: evening },
  { name: 'parties', height: 780, show: parties },
  { name: 'all', height: 760, show: all },
  { name: 'call', height: 900, show: call },
  { name: 'full', height: 900, show: fullEvening },
  { name: 'override', height: 900, show: override },
  { name: 'change', height: 900, show: change },
  { name: 'history', height: 760, show: history },
  { name: 'event', height: 900, show: writeEvent },
  { name: 'conflict', height: 1120, show: conflict, isTidiedUp: true },
  { name: 'text', height: 760, show: text },
  { name: 'picture', height: 760, show: picture },
  { name: 'mails', height: 1000, show: ({ open }) => open('emails') },
  { name: 'newsletter', height: 900, show: ({ open }) => open('newsletter') },
  { name: 'import', height: 760, show: importing },
  { name: 'house', height: 900, show: ({ open }) => open('house') },
  { name: 'room', height: 900, show: room },
  { name: 'people', height: 760, show: people },
  { name: 'person', height: 760, show: person },
  { name: 'system', height: 760, show: ({ open }) => open('system') },
  { name: 'phone-evening', ...phone, show: evening },
  { name: 'phone-call', ...phone, show: call },
].map((one) => ({ width: 1280, ...one }));
