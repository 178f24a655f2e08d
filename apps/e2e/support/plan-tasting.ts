import { request } from '@playwright/test';
import { staffAccount } from './admin-page';

/** The fields a journey chooses; the rest is filled in. */
interface TastingFields {
  titleEn: string;
  titleSk: string;
  descriptionEn: string;
  descriptionSk: string;
  date: string;
}

/** Plans a visible tasting for eight that takes no tables, through the API. */
export async function planTasting(event: TastingFields): Promise<void> {
  const api = await request.newContext({ baseURL: process.env['SITE_WITHOUT_CAPTCHA_URL'] ?? '' });
  await api.post('/api/auth/login', { data: { username: staffAccount.username, password: staffAccount.password } });
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
