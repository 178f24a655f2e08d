import type { ContentDto, PageTextDto } from '@strapec/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { stopTheClock } from '../../../shared/testing/stop-the-clock';
import { stubApiAnswer, requestsTo } from '../../../shared/testing/test-api';
import { stubAdminAnswers, openAdmin, problem } from '../../testing/open-admin';

beforeEach(() => stopTheClock());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pageCall = 'GET /api/admin/content/page';
const saveCall = 'POST /api/admin/content';
const translateCall = 'POST /api/admin/translate';

const aText = (change: Partial<ContentDto> = {}): ContentDto => ({
  id: 'c1',
  key: 'home.hero.title',
  section: 'home',
  type: 'text',
  contentEn: 'Wine that slows the evening',
  contentSk: 'Víno, ktoré spomalí večer',
  placeholders: [],
  version: 3,
  updatedAt: '2026-11-20T18:30:00.000Z',
  updatedBy: 'Eva Malá',
  ...change,
});
const footer = aText({
  id: 'c2',
  key: 'footer.slogan',
  section: 'footer',
  contentEn: 'Glass by glass',
  contentSk: 'Pohár',
});

const onPage = ({ id: _id, ...text }: ContentDto, change: Partial<PageTextDto> = {}): PageTextDto => ({
  ...text,
  ...{ page: 'home', builtInEn: text.contentEn, builtInSk: text.contentSk },
  ...change,
});

const pageOf = (contents: ContentDto[]) => ({ languages: ['sk', 'en'], texts: contents.map((text) => onPage(text)) });

async function openContent(
  contents = [aText(), footer],
  language: 'en' | 'sk' = 'en',
  address = '/admin/content?show=keys',
) {
  stubAdminAnswers();
  stubApiAnswer(pageCall, { body: pageOf(contents) });
  for (const drawn of ['GET /', 'GET /?lang=en']) stubApiAnswer(drawn, { body: '' });
  const admin = openAdmin(address, language);
  await screen.findByRole('button', { name: /Front Page Texts|chýbajúce texty/ });
  return admin;
}

async function openText(change: Partial<ContentDto> = {}) {
  const admin = await openContent([aText(change)]);
  await admin.user.click(await screen.findByRole('button', { name: /home\.hero\.title/ }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('home.hero.title');
  const type = async (label: string, words: string) => {
    await admin.user.clear(screen.getByLabelText(label));
    if (words !== '') await admin.user.type(screen.getByLabelText(label), words);
  };
  return { ...admin, type, save: () => admin.user.click(screen.getByRole('button', { name: 'Save Changes' })) };
}
const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('lists the texts by section and key, and finds them', async () => {
  const { user } = await openContent([aText(), footer], 'sk');
  const sections = await screen.findAllByRole('heading', { level: 3 });
  expect(sections.map(({ textContent }) => textContent)).toEqual(['Úvod', 'Päta']);
  expect(screen.getByRole('button', { name: 'home.hero.title Víno, ktoré spomalí večer' })).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Hľadať podľa kľúča, sekcie alebo slov' }), 'pohar');
  expect(screen.getByText('1 text')).toBeInTheDocument();
  expect(screen.queryByText('home.hero.title')).not.toBeInTheDocument();
});

test('shows the texts as guests read them, and brings the built-in one back', async () => {
  const own = aText({ key: 'events.note', section: 'events', placeholders: ['<b>'], contentSk: 'Od deviatej' });
  stubAdminAnswers();
  const texts = [
    onPage(aText({ updatedBy: null }), { version: 0, updatedAt: null }),
    onPage(own, { page: 'events', builtInSk: 'Od ôsmej' }),
  ];
  stubApiAnswer(pageCall, { body: { languages: ['sk', 'en'], texts } });
  stubApiAnswer('GET /events', { body: '' });
  const { user } = openAdmin('/admin/content', 'sk');
  const headings = await screen.findAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Domovská stránka · Úvod', 'Podujatia']);
  expect(screen.getByRole('button', { name: 'Víno, ktoré spomalí večer nadpis' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Od deviatej vlastný text' }));
  const [slovak, english] = await screen.findAllByRole<HTMLTextAreaElement>('textbox');
  expect([slovak, english]).toEqual([screen.getByLabelText('Po slovensky'), screen.getByLabelText('Po anglicky')]);
  await user.click(screen.getByLabelText('Po slovensky'));
  slovak?.setSelectionRange(3, 11);
  await user.click(screen.getByRole('button', { name: '<b>' }));
  expect(slovak).toHaveValue('Od <b>deviatej</b>');
  await user.click(screen.getByRole('button', { name: 'Vrátiť pôvodný text' }));
  expect(slovak).toHaveValue('Od ôsmej');
  expect(screen.queryByText(/^Prekladač nie je nastavený/)).not.toBeInTheDocument();
});

test('without texts the page explains how to add them, and counts them', async () => {
  const { user } = await openContent([]);
  const seed = async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Front Page Texts' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Add Front Page Texts' }));
  };
  expect(await screen.findByText(/There is no text here yet/)).toBeInTheDocument();
  stubApiAnswer('POST /api/admin/seed-content', { body: { added: 2, message: '' } });
  stubApiAnswer(pageCall, { body: pageOf([aText(), footer]) });
  await seed();
  expect(await screen.findByText('2 front page texts added!')).toBeInTheDocument();
  expect(await screen.findByText('footer.slogan')).toBeInTheDocument();
  stubApiAnswer('POST /api/admin/seed-content', { body: { added: 0, message: '' } });
  await seed();
  expect(await screen.findByText('All front page texts are here already.')).toBeInTheDocument();
  stubApiAnswer('POST /api/admin/seed-content', problem(503, 'busy'));
  await seed();
  expect(await screen.findByText(/^Failed to seed content: the server is very busy/)).toBeInTheDocument();
});

test('saves both languages with the version that was edited', async () => {
  const { type, save } = await openText();
  expect(screen.getByText(/Last changed 20\/11\/2026.* by Eva Malá/)).toBeInTheDocument();
  await type('Slovak', 'Večer, ktorý počká');
  stubApiAnswer(saveCall, { body: aText({ contentSk: 'Večer, ktorý počká', version: 4 }) });
  await save();
  expect(await screen.findByText('Content updated successfully!')).toBeInTheDocument();
  expect(requestsTo(saveCall).map(({ body }) => body)).toEqual([
    {
      key: 'home.hero.title',
      section: 'home',
      type: 'text',
      version: 3,
      contentEn: 'Wine that slows the evening',
      contentSk: 'Večer, ktorý počká',
    },
  ]);
  await dialogIsGone();
});

test('asks once for a text that is the same in both languages', async () => {
  const { type, save } = await openText({ contentEn: '50+', contentSk: '50+' });
  await type('In both languages', '60+');
  stubApiAnswer(saveCall, { body: aText({ contentEn: '60+', contentSk: '60+', version: 4 }) });
  await save();
  await dialogIsGone();
  expect(requestsTo(saveCall)[0]?.body).toMatchObject({ contentEn: '60+', contentSk: '60+' });
});

test.each([
  ['English', 'English content is required'],
  ['Slovak', 'Slovak content is required'],
])('%s is required', async (label, sentence) => {
  const { type, save } = await openText();
  await type(label, '');
  await save();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByText(`Validation error: ${sentence}`)).toBeInTheDocument();
});

test('a text with wrong placeholders stays in the form with the reason', async () => {
  const { type, save } = await openText({ placeholders: ['{count}'], contentEn: '{count} wines' });
  expect(screen.getByText(/The pages fill in \{count\}/)).toBeInTheDocument();
  await type('English', 'Many wines');
  const errors = [{ field: 'contentEn', code: 'placeholders_differ', message: '' }];
  stubApiAnswer(saveCall, problem(400, 'validation_failed', { errors }));
  await save();
  expect(await screen.findByText('Failed to update content.')).toBeInTheDocument();
  expect(await screen.findByText(/Keep the parts in braces/)).toBeInTheDocument();
  expect(screen.getByLabelText('English')).toHaveValue('Many wines');
});

test.each([
  ['Translate to Slovak', 'Slovak', { text: 'Wine that slows the evening', targetLanguage: 'slovak' }],
  ['Translate to English', 'English', { text: 'Víno, ktoré spomalí večer', targetLanguage: 'english' }],
] as const)('%s', async (button, target, request) => {
  const { user } = await openText();
  stubApiAnswer(translateCall, { body: { translatedText: 'Preložené' } });
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText('Translation completed successfully!')).toBeInTheDocument();
  expect(screen.getByLabelText(target)).toHaveValue('Preložené');
  expect(requestsTo(translateCall).map(({ body }) => body)).toEqual([request]);
  expect(requestsTo(saveCall)).toHaveLength(0);
});

test('nothing to translate, no translator, and one that is away', async () => {
  const opened = openText();
  stubApiAnswer('GET /api/admin/translate', { body: { isSetUp: false } });
  const { user, type } = await opened;
  expect(await screen.findByText(/finds only what the site already says/)).toBeInTheDocument();
  const translate = () => user.click(screen.getByRole('button', { name: 'Translate to Slovak' }));
  stubApiAnswer(translateCall, problem(503, 'translator_missing'));
  await translate();
  expect(
    await screen.findByText(/^Translation failed\. Please try again\. No translator is set up/),
  ).toBeInTheDocument();
  stubApiAnswer(translateCall, problem(503, 'translation_unavailable'));
  await translate();
  expect(await screen.findByText('Translation failed. Please try again.')).toBeInTheDocument();
  await type('English', ' ');
  await translate();
  expect(await screen.findByText('No text to translate')).toBeInTheDocument();
  expect(screen.getByLabelText('Slovak')).toHaveValue('Víno, ktoré spomalí večer');
});

test('closing asks when something would be lost, also when a translation was brought in', async () => {
  const { user } = await openText();
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  stubApiAnswer(translateCall, { body: { translatedText: 'Preložené' } });
  await user.click(screen.getByRole('button', { name: 'Translate to Slovak' }));
  await screen.findByText('Translation completed successfully!');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(ask).toHaveBeenCalledWith('Discard what you have changed?');
  expect(screen.getByLabelText('Slovak')).toHaveValue('Preložené');
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('tab', { name: 'Newsletter' }));
  expect(ask).toHaveBeenCalledTimes(2);
  expect(location.pathname).toBe('/admin/content');
  expect(screen.getByLabelText('Slovak')).toHaveValue('Preložené');
  ask.mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await dialogIsGone();
});

test('the way back closes the form instead of leaving the tab', async () => {
  const { type } = await openText();
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await type('English', 'Half a sentence');
  history.back();
  await waitFor(() => expect(ask).toHaveBeenCalled());
  expect(screen.getByLabelText('English')).toHaveValue('Half a sentence');
  ask.mockReturnValue(true);
  history.back();
  await dialogIsGone();
  expect(location.pathname).toBe('/admin/content');
});

describe('after a change by a colleague', () => {
  const current = aText({
    contentSk: 'Ich verzia',
    version: 4,
    updatedBy: 'Ján Novák',
    updatedAt: '2026-11-21T14:50:00.000Z',
  });

  async function meetTheirs() {
    const admin = await openText();
    await admin.type('Slovak', 'Moja verzia');
    stubApiAnswer(saveCall, problem(409, 'changed_meanwhile', { current }));
    await admin.save();
    const notice = await screen.findByText(/changed meanwhile by Ján Novák/);
    const both = within(notice.closest<HTMLElement>('.ant-alert') ?? document.body);
    expect(both.getByRole('radio', { name: 'Saved Ich verzia' })).toBeChecked();
    expect(both.getByRole('radio', { name: 'Yours Moja verzia' })).not.toBeChecked();
    expect(screen.getByText('Failed to update content.')).toBeInTheDocument();
    return admin;
  }

  test('the saved version can be chosen', async () => {
    const { user } = await meetTheirs();
    expect(screen.getByLabelText('Slovak')).toHaveValue('Ich verzia');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await dialogIsGone();
  });

  test('the own version can be chosen, and is saved over the other', async () => {
    const { user, save } = await meetTheirs();
    await user.click(screen.getByRole('radio', { name: 'Yours Moja verzia' }));
    stubApiAnswer(saveCall, { body: aText({ contentSk: 'Moja verzia', version: 5 }) });
    await save();
    expect(await screen.findByText('Content updated successfully!')).toBeInTheDocument();
    expect(requestsTo(saveCall).at(-1)?.body).toMatchObject({ version: 4, contentSk: 'Moja verzia' });
    await dialogIsGone();
  });
});
