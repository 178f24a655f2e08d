// The pictures of the guide in its order, in the words of the admin.

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
  await field('field.time').fill(time);
  await field('field.partySize').fill(partySize);
  await field('field.lastName').fill('Ďurišová');
};
const call = async (desk) => {
  await evening(desk);
  await newReservation(desk, { time: '21:30', partySize: '3' });
  await desk.field('field.phone').fill('+421 907 221 580');
  await desk.page.getByText(desk.say('reservationForm.freeTimes')).waitFor();
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
/** 1280 pixels wide and in both languages, unless stated. */
export const pages = [];
const add = (name, height, show, more) => pages.push({ name, height, show, ...more });
const readme = { language: 'en', folder: 'docs/pictures' };

add('sign-in', 620, ({ open }) => open(''), { isGuest: true });
add('tonight', 860, async ({ open, page }) => {
  await open('tonight');
  await page.getByText('Brandt').first().waitFor();
});
add('evening', 860, evening);
add('parties', 780, async (desk) => {
  await evening(desk);
  await desk.card('Brandt').evaluate((card) => card.scrollIntoView());
});
add('all', 760, async ({ open, page }) => {
  await open('reservations?show=all');
  await page.getByText('Mináriková').waitFor();
});
add('call', 900, call);
add('full', 900, async (desk) => {
  await evening(desk);
  await newReservation(desk, { time: '20:00', partySize: '14' });
  await desk.button('reservationForm.save').click();
});
add('override', 900, async (desk) => {
  await onSaturday(desk);
  await newReservation(desk, { time: '15:00', partySize: '2' });
  await desk
    .field('reservationForm.overrideReason')
    .fill(desk.language === 'sk' ? 'Vinár, pred otvorením' : 'The winemaker');
});
add('change', 900, async (desk) => {
  await evening(desk);
  await (await openCard(desk, 'Mihálik')).getByRole('button', { name: desk.say('card.edit') }).click();
  await desk.field('field.lastName').waitFor();
});
add('history', 760, async (desk) => {
  await evening(desk);
  await (await openCard(desk, 'Horváth')).getByRole('button', { name: desk.say('card.history') }).click();
  await desk.dialog.getByRole('listitem').first().waitFor();
});
add('event', 900, writeEvent);
add('conflict', 900, async (desk) => {
  await writeEvent(desk);
  await choose(desk, 'events.form.visibility', 'events.visibility.hidden');
  await desk.button('events.form.create').click();
  await desk.dialog.getByText('Mináriková').waitFor();
});
add('text', 760, async ({ open, page, say, field }) => {
  await open('content');
  await page.getByLabel(say('content.search')).fill('home.hero.lead');
  await page.getByRole('listitem').getByRole('button').click();
  await field('content.contentSk').waitFor();
});
add('picture', 760, async ({ open, page, say, dialog }) => {
  await open('images');
  await page.getByRole('button', { name: `${say('images.edit')}: home.wines` }).click();
  await dialog.getByRole('img', { name: say('images.preview') }).waitFor();
});
add('mails', 1000, ({ open }) => open('emails'));
add('newsletter', 900, ({ open }) => open('newsletter'));
add('import', 760, async ({ open, page, say, dialog }) => {
  await open('newsletter');
  const file = { name: 'degustacia.csv', mimeType: 'text/csv', buffer: Buffer.from(subscribers) };
  await page.getByLabel(say('newsletter.import')).setInputFiles(file);
  await dialog.waitFor();
});
add('house', 900, ({ open }) => open('venue'));
add('room', 900, async ({ open, button, dialog }) => {
  await open('venue');
  await button('room.new').click();
  await dialog.waitFor();
});
add('people', 760, ({ open }) => open('team'));
add('person', 760, async ({ open, page, say, button }) => {
  await open('privacy');
  await page.getByLabel(say('privacy.email'), { exact: true }).fill('lucia.simkova@example.com');
  await button('privacy.find').click();
  await button('privacy.download').waitFor();
});
add('system', 760, ({ open }) => open('system'));
add('phone-evening', 844, evening, { width: 390 });
add('phone-call', 844, call, { width: 390 });
add('site', 720, ({ page }) => page.goto('/?lang=en'), { ...readme, isGuest: true });
add('admin', 800, evening, readme);
