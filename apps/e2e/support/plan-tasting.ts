import { request } from '@playwright/test';
import { host } from './host';

/** The fields a journey chooses; the rest is filled in. */
interface TastingTexts {
  titleEn: string;
  titleSk: string;
  descriptionEn: string;
  descriptionSk: string;
  date: string;
}

/** Plans a visible tasting for eight that takes no tables, through the API. */
export async function planTasting(event: TastingTexts): Promise<void> {
  const api = await request.newContext({ baseURL: process.env['SITE_WITHOUT_CAPTCHA_URL'] ?? '' });
  await api.post('/api/auth/login', { data: { username: host.username, password: host.password } });
  const response = await api.post('/api/admin/events', {
    data: {
      ...event,
      eventType: 'wine_tasting',
      time: '18:00',
      duration: 3,
      maxCapacity: 8,
      capacityMode: 'none',
      pricePerPerson: 3900,
      status: 'active',
      visibility: 'visible',
    },
  });
  if (!response.ok()) throw new Error(`The tasting could not be planned: ${await response.text()}`);
  await api.dispose();
}
