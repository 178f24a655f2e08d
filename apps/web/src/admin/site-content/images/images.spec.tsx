import type { ImageDto } from '@strapec/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { stopTheClock } from '../../../shared/testing/stop-the-clock';
import { stubApiAnswer, holdAnswers, requestsTo } from '../../../shared/testing/test-api';
import { stubAdminAnswers, openAdmin, problem } from '../../testing/open-admin';

beforeEach(() => stopTheClock());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const listCall = 'GET /api/admin/images';
const saveCall = 'POST /api/admin/images';
const uploadCall = 'POST /api/admin/images/upload';

const anImage = (change: Partial<ImageDto> = {}): ImageDto => ({
  id: null,
  key: 'home.hero',
  section: 'home',
  imageUrl: '/images/hero-wide-1280.webp',
  altTextEn: 'A glass of red wine',
  altTextSk: 'Pohár červeného vína',
  isBuiltIn: true,
  version: 0,
  updatedAt: null,
  updatedBy: null,
  least: { width: 1280, height: 720 },
  ...change,
});
const cellar = anImage({
  key: 'home.wines',
  section: 'wines',
  isBuiltIn: false,
  version: 2,
  updatedAt: '2026-11-20T18:30:00.000Z',
  updatedBy: 'Eva Malá',
});

async function openImages(language: 'en' | 'sk' = 'en') {
  stubAdminAnswers();
  stubApiAnswer(listCall, { body: [cellar, anImage()] });
  const admin = openAdmin('/admin/images', language);
  await screen.findByText('home.hero');
  return admin;
}

async function openHero() {
  const admin = await openImages();
  await admin.user.click(screen.getByRole('button', { name: 'Edit: home.hero' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('home.hero');
  const fill = async (label: string, words: string) => {
    await admin.user.clear(screen.getByLabelText(label));
    if (words !== '') await admin.user.type(screen.getByLabelText(label), words);
  };
  return { ...admin, fill, save: () => admin.user.click(screen.getByRole('button', { name: 'Save Changes' })) };
}
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Upload a picture'), { target: { files: [file] } });

test('shows every place with its picture, its text and its last editor', async () => {
  await openImages('sk');
  const [hero, wines] = screen.getAllByRole('listitem');
  expect(hero).toHaveTextContent('home.heroÚvod · pôvodný obrázok stránkyPohár červeného vína');
  expect(wines).toHaveTextContent(/Vína · Naposledy 20\.\s11\.\s2026.*: Eva Malá/);
  const [picture] = screen.getAllByRole('img', { name: 'Pohár červeného vína' });
  expect(picture).toHaveAttribute('src', '/images/hero-wide-1280.webp');
});

test('saves an address and both texts', async () => {
  const { fill, save } = await openHero();
  await fill('Image URL', ' https://example.com/cellar.jpg ');
  expect(screen.getByLabelText('English alt text')).toHaveValue('');
  expect(screen.getByText('Of the picture before: “Pohár červeného vína”')).toBeInTheDocument();
  await fill('English alt text', 'The cellar');
  await fill('Slovak alt text', 'Pivnica');
  const saved = anImage({
    imageUrl: 'https://example.com/cellar.jpg',
    altTextEn: 'The cellar',
    version: 1,
    isBuiltIn: false,
  });
  stubApiAnswer(saveCall, { body: saved });
  await save();
  expect(await screen.findByText('Image updated successfully!')).toBeInTheDocument();
  expect(requestsTo(saveCall).map(({ body }) => body)).toEqual([
    {
      key: 'home.hero',
      section: 'home',
      version: 0,
      imageUrl: 'https://example.com/cellar.jpg',
      altTextEn: 'The cellar',
      altTextSk: 'Pivnica',
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('The cellar')).toBeInTheDocument();
});

test.each([
  ['Image URL', 'cellar', 'Must be a valid URL'],
  ['Image URL', 'javascript:alert(1)', 'Must be a valid URL'],
  ['Image URL', '', 'Must be a valid URL'],
  ['English alt text', ' ', 'English alt text is required'],
  ['Slovak alt text', '', 'Slovak alt text is required'],
])('%s %p is refused', async (label, typed, sentence) => {
  const { fill, save } = await openHero();
  await fill(label, typed);
  await save();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByText(`Validation error: ${sentence}`)).toBeInTheDocument();
  expect(requestsTo(saveCall)).toHaveLength(0);
});

test('an uploaded picture is shown before it is saved', async () => {
  const { user, fill, save } = await openHero();
  stubApiAnswer(uploadCall, { status: 201, body: { imageUrl: '/media/0f-1600x1067.webp', width: 1600, height: 1067 } });
  choose(new File(['grapes'], 'grapes.png', { type: 'image/png' }));
  expect(await screen.findByText(/^The picture is here\./)).toBeInTheDocument();
  const preview = () => screen.queryByRole('img', { name: 'Preview' });
  await waitFor(() => expect(preview()).toHaveAttribute('src', '/media/0f-1600x1067.webp'));
  expect(requestsTo(uploadCall)[0]?.headers['content-type']).toMatch(/^multipart\/form-data/);
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(ask).toHaveBeenCalledWith('Discard what you have changed?');
  stubApiAnswer(saveCall, { body: anImage({ imageUrl: '/media/0f-1600x1067.webp', version: 1 }) });
  await save();
  expect(await screen.findByText('English alt text is required')).toBeInTheDocument();
  expect(screen.getByLabelText('English alt text')).toHaveFocus();
  expect(requestsTo(saveCall)).toHaveLength(0);
  await fill('English alt text', 'Grapes');
  await fill('Slovak alt text', 'Hrozno');
  await save();
  expect(await screen.findByText('Image updated successfully!')).toBeInTheDocument();
  expect(requestsTo(saveCall)[0]?.body).toMatchObject({ imageUrl: '/media/0f-1600x1067.webp' });
});

test('nothing is saved while a picture is still on its way', async () => {
  const { fill, save } = await openHero();
  const uploaded = { imageUrl: '/media/0f-1600x1067.webp', width: 1600, height: 1067 };
  stubApiAnswer(uploadCall, { status: 201, body: uploaded });
  const answer = holdAnswers(uploadCall);
  choose(new File(['grapes'], 'grapes.png', { type: 'image/png' }));
  expect(await screen.findByText('Uploading...')).toBeInTheDocument();
  await save();
  const reason = 'The picture is still being uploaded; save once it is here';
  expect(await screen.findByText(reason)).toBeInTheDocument();
  answer();
  expect(await screen.findByText(/^The picture is here\./)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(reason)).not.toBeInTheDocument());
  expect(requestsTo(saveCall)).toHaveLength(0);
  await fill('English alt text', 'Grapes');
  await fill('Slovak alt text', 'Hrozno');
  stubApiAnswer(saveCall, { body: anImage({ imageUrl: uploaded.imageUrl, version: 1 }) });
  await save();
  expect(await screen.findByText('Image updated successfully!')).toBeInTheDocument();
  expect(requestsTo(saveCall).map(({ body }) => body)).toEqual([
    expect.objectContaining({ imageUrl: uploaded.imageUrl }),
  ]);
});

test('a refused upload shows the reason', async () => {
  await openHero();
  const errors = [{ field: 'file', code: 'image_unknown', message: '' }];
  stubApiAnswer(uploadCall, problem(400, 'validation_failed', { errors }));
  choose(new File(['<svg/>'], 'grapes.svg'));
  expect(await screen.findByText(/^Upload failed: this is not a picture.*; save it as JPEG$/)).toBeInTheDocument();
  choose(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'huge.png'));
  expect(await screen.findByText('Upload failed: it is larger than 10 MB')).toBeInTheDocument();
  choose(new File(['ftypheic'], 'IMG_1.HEIC'));
  expect(await screen.findByText(/^Upload failed: this is a HEIC picture.*; save it as JPEG/)).toBeInTheDocument();
  expect(requestsTo(uploadCall)).toHaveLength(1);
});

test('a picture that is too small for its place is refused with both sizes, before it is sent and when it is saved', async () => {
  const { fill, save } = await openHero();
  const size = { width: 1279, height: 900 } as ImageBitmap;
  jest.spyOn(globalThis, 'createImageBitmap').mockResolvedValue(size);
  choose(new File(['small'], 'small.png', { type: 'image/png' }));
  expect(await screen.findByText(/only 1,?279 × 900 pixels.*at least 1,?280 × 720/)).toBeInTheDocument();
  expect(requestsTo(uploadCall)).toHaveLength(0);
  expect(screen.getByLabelText('Image URL')).toHaveValue('/images/hero-wide-1280.webp');
  await fill('Image URL', '/media/0f-120x80.webp');
  await fill('English alt text', 'Grapes');
  await fill('Slovak alt text', 'Hrozno');
  const errors = [{ field: 'imageUrl', code: 'image_too_small', message: '' }];
  stubApiAnswer(saveCall, problem(400, 'validation_failed', { errors }));
  await save();
  expect(await screen.findByText(/^This place needs a picture of at least 1,?280 × 720 pixels$/)).toBeInTheDocument();
});

test.each([
  ['in HTML', '<html><h1>413 Request Entity Too Large</h1></html>'],
  ['in JSON of another program', { error: 'too large' }],
])('a server in front that refuses the size (%s) is shown with what can be done', async (_, body) => {
  await openHero();
  stubApiAnswer(uploadCall, { status: 413, body });
  choose(new File([new Uint8Array(3 * 1024 * 1024)], 'large.png'));
  expect(
    await screen.findByText(/^Upload failed: the server in front .*has 3 MB.*client_max_body_size\)$/),
  ).toBeInTheDocument();
});

test('a picture that cannot be shown is reported', async () => {
  const { fill } = await openHero();
  fireEvent.error(await screen.findByRole('img', { name: 'Preview' }));
  expect(screen.getByText('No picture can be shown from this address.')).toBeInTheDocument();
  await fill('Image URL', 'https://example.com/cellar.jpg');
  expect(await screen.findByRole('img', { name: 'Preview' })).toHaveAttribute('src', 'https://example.com/cellar.jpg');
});

test('after a change by a colleague the choice is by field', async () => {
  const { user, fill, save } = await openHero();
  await fill('Slovak alt text', 'Moja');
  const current = anImage({ altTextSk: 'Ich', version: 1, updatedBy: null, updatedAt: '2026-11-21T14:50:00.000Z' });
  stubApiAnswer(saveCall, problem(409, 'changed_meanwhile', { current }));
  await save();
  expect(await screen.findByText(/^Somebody else has changed this meanwhile/)).toBeInTheDocument();
  expect(screen.getByText('Failed to update image.')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Yours Moja' }));
  stubApiAnswer(saveCall, { body: current });
  await save();
  expect(await screen.findByText('Image updated successfully!')).toBeInTheDocument();
  expect(requestsTo(saveCall).at(-1)?.body).toMatchObject({ version: 1, altTextSk: 'Moja' });
});
