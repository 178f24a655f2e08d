// The pictures of the guide in its order: each is a way to a page, in the words of the admin itself.

const evening = async ({ open, page }) => {
  await open('reservations');
  await page.getByText('Vargová').first().waitFor();
};
const onSaturday = async ({ open, page, saturday }) => {
  await open(`reservations?date=${saturday}`);
  await page.getByText('Mináriková').waitFor();
};
const newReservation = async ({ page, field }, { time, partySize }) => {
  await page.keyboard.press('Alt+n');
  await field('entry.time').fill(time);
  await field('entry.partySize').fill(partySize);
  await field('entry.lastName').fill('Ďurišová');
};
const call = async (desk) => {
  await evening(desk);
  await newReservation(desk, { time: '21:30', partySize: '3' });
  await desk.field('entry.phone').fill('+421 907 221 580');
  await desk.page.getByText(desk.say('entry.free')).waitFor();
};
const openCard = async ({ card }, name) => {
  await card(name).getByRole('button', { expanded: false }).click();
  return card(name);
};
const choose = async ({ page, say, field }, id, choice) => {
  await field(id).click();
  await page.locator('.ant-select-item-option').getByText(say(choice), { exact: true }).click();
};
const writeEvent = async (desk) => {
  await onSaturday(desk);
  await desk.button('events.new').click();
  await desk.field('events.form.titleEn').fill('Winter party of a law firm');
  await desk.field('events.form.titleSk').fill('Zimný večierok advokátskej kancelárie');
  await desk.field('events.form.descriptionEn').fill('The whole house, a tasting at eight.');
  await desk.field('events.form.descriptionSk').fill('Celý podnik, o ôsmej degustácia.');
  await choose(desk, 'events.form.eventType', 'events.type.corporate');
};
const subscribers =
  'email,firstName,lastName,language\nema.zelena@example.com,Ema,Zelená,sk\nbez zavináča,Ivan,Krátky,sk';
const phone = { width: 390, height: 844 };

/** 1280 pixels wide and in both languages, unless a page says otherwise. */
export const pages = [
  { name: 'sign-in', height: 620, isGuest: true, show: ({ open }) => open('') },
  {
    name: 'tonight',
    height: 860,
    show: async ({ open, page }) => {
      await open('tonight');
      await page.getByText('Vargová').first().waitFor();
    },
  },
  { name: 'evening', height: 860, show: evening },
  {
    name: 'parties',
    height: 780,
    show: async (desk) => {
      await evening(desk);
      await desk.card('Brandt').evaluate((card) => card.scrollIntoView());
    },
  },
  {
    name: 'all',
    height: 760,
    show: async ({ open, page }) => {
      await open('reservations?show=all');
      await page.getByText('Mináriková').waitFor();
    },
  },
  { name: 'call', height: 900, show: call },
  {
    name: 'full',
    height: 900,
    show: async (desk) => {
      await evening(desk);
      await newReservation(desk, { time: '20:00', partySize: '8' });
      await desk.button('entry.save').click();
      await desk.button('banner.dismiss').click();
    },
  },
  {
    name: 'override',
    height: 900,
    show: async (desk) => {
      await onSaturday(desk);
      await newReservation(desk, { time: '15:00', partySize: '2' });
      await desk.field('entry.reason').fill(desk.language === 'sk' ? 'Vinár, pred otvorením' : 'The winemaker');
    },
  },
  {
    name: 'change',
    height: 900,
    show: async (desk) => {
      await evening(desk);
      await (await openCard(desk, 'Mihálik')).getByRole('button', { name: desk.say('card.edit') }).click();
      await desk.field('entry.lastName').waitFor();
    },
  },
  {
    name: 'history',
    height: 760,
    show: async (desk) => {
      await evening(desk);
      await (await openCard(desk, 'Horváth')).getByRole('button', { name: desk.say('card.history') }).click();
      await desk.dialog.getByRole('listitem').first().waitFor();
    },
  },
  { name: 'event', height: 900, show: writeEvent },
  {
    name: 'conflict',
    height: 1120,
    show: async (desk) => {
      await writeEvent(desk);
      await choose(desk, 'events.form.visibility', 'events.visibility.hidden');
      await desk.button('events.form.create').click();
      await desk.dialog.waitFor({ state: 'hidden' });
      await desk.button('banner.dismiss').click();
      await desk.button('events.conflicts.dismiss').scrollIntoViewIfNeeded();
      const events = await desk.call('GET', 'admin/events');
      for (const { id } of events.filter(({ date }) => date === desk.saturday))
        await desk.call('DELETE', `admin/events/${id}`);
    },
  },
  {
    name: 'text',
    height: 760,
    show: async ({ open, page, say, field }) => {
      await open('content');
      await page.getByLabel(say('content.search')).fill('home.hero.lead');
      await page.getByRole('listitem').getByRole('button').click();
      await field('content.contentSk').waitFor();
    },
  },
  {
    name: 'picture',
    height: 760,
    show: async ({ open, page, say, dialog }) => {
      await open('images');
      await page.getByRole('button', { name: `${say('images.edit')}: home.wines` }).click();
      await dialog.getByRole('img', { name: say('images.preview') }).waitFor();
    },
  },
  { name: 'mails', height: 1000, show: ({ open }) => open('emails') },
  { name: 'newsletter', height: 900, show: ({ open }) => open('newsletter') },
  {
    name: 'import',
    height: 760,
    show: async ({ open, page, say, dialog }) => {
      await open('newsletter');
      const file = { name: 'degustacia.csv', mimeType: 'text/csv', buffer: Buffer.from(subscribers) };
      await page.getByLabel(say('newsletter.import')).setInputFiles(file);
      await dialog.waitFor();
    },
  },
  { name: 'house', height: 900, show: ({ open }) => open('house') },
  {
    name: 'room',
    height: 900,
    show: async ({ open, button, dialog }) => {
      await open('house');
      await button('room.new').click();
      await dialog.waitFor();
    },
  },
  { name: 'people', height: 760, show: ({ open }) => open('people') },
  {
    name: 'person',
    height: 760,
    show: async ({ open, page, say, button }) => {
      await open('privacy');
      await page.getByLabel(say('privacy.email'), { exact: true }).fill('lucia.simkova@example.com');
      await button('privacy.find').click();
      await button('privacy.download').waitFor();
    },
  },
  { name: 'system', height: 760, show: ({ open }) => open('system') },
  { name: 'phone-evening', ...phone, show: evening },
  { name: 'phone-call', ...phone, show: call },
  {
    name: 'site',
    ...{ language: 'en', folder: 'docs/pictures', height: 720, isGuest: true },
    show: ({ page }) => page.goto('/?lang=en'),
  },
  { name: 'admin', language: 'en', folder: 'docs/pictures', height: 800, show: evening },
];
