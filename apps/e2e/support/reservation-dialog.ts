import { type Locator, type Page, expect } from '@playwright/test';
import type { ServiceDate } from '@strapec/domain';
import { waitForAnimations } from './wait-for-animations';
import { labels, type Labels } from './labels';

export interface Guest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** A form that is sent sooner counts as a robot's (rules §6). */
const minimumFormMs = 2_200;

/** The reservation dialog in one language, as a guest uses it. */
export class ReservationDialog {
  readonly labels: Labels;
  readonly dialog: Locator;
  private openedAt = 0;

  constructor(
    private readonly page: Page,
    private readonly language: 'sk' | 'en',
  ) {
    this.labels = labels[language];
    this.dialog = page.getByRole('dialog', { name: this.labels.title });
  }

  async open(): Promise<void> {
    await this.page.goto(this.language === 'sk' ? '/' : '/?lang=en');
    await this.page.getByRole('button', { name: this.labels.reserve }).first().click();
    await expect(this.dialog).toBeVisible();
    await this.page.evaluate(waitForAnimations);
    this.openedAt = Date.now();
  }

  async openCalendar(): Promise<Locator> {
    await this.dialog.getByRole('button', { name: this.labels.date }).click();
    const calendar = this.page.getByRole('dialog', { name: this.labels.chooseDay });
    await expect(calendar).toBeVisible();
    return calendar;
  }

  /** The button of a day, after turning the calendar to its month. */
  async dayButton(calendar: Locator, date: ServiceDate): Promise<Locator> {
    const locale = this.language === 'sk' ? 'sk-SK' : 'en-GB';
    const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(date),
    );
    while (!(await calendar.getByText(month, { exact: false }).first().isVisible())) {
      await calendar.getByRole('button', { name: this.labels.nextMonth }).click();
    }
    return calendar.getByRole('button', { name: new RegExp(`(^|\\D)${Number(date.slice(8))}\\D`) }).first();
  }

  async pickDay(date: ServiceDate): Promise<void> {
    const calendar = await this.openCalendar();
    await (await this.dayButton(calendar, date)).click();
    await expect(calendar).toBeHidden();
  }

  async pickPartySize(label: string): Promise<void> {
    await this.dialog.getByLabel(this.labels.partySize).selectOption({ label });
  }

  /** The start times of the evening. */
  get timeChips(): Locator {
    return this.dialog.getByRole('radiogroup', { name: this.labels.times });
  }

  timeChip(time: string): Locator {
    return this.timeChips.getByRole('radio', { name: time });
  }

  /** The submit button, whose text differs for large parties. */
  get confirmButton(): Locator {
    return this.dialog.locator('button[type=submit]');
  }

  async pickTime(time: string): Promise<void> {
    await this.timeChip(time).check();
  }

  async fillContactDetails(guest: Guest): Promise<void> {
    await this.dialog.getByLabel(this.labels.firstName).fill(guest.firstName);
    await this.dialog.getByLabel(this.labels.lastName).fill(guest.lastName);
    await this.dialog.getByLabel(this.labels.email).fill(guest.email);
    await this.dialog.getByLabel(this.labels.phone).fill(guest.phone);
  }

  /** Submits the form without waiting for the captcha, as a guest does. */
  async confirm(label = this.labels.confirm): Promise<void> {
    await expect(this.confirmButton).toHaveText(label);
    await this.waitMinimumFormTime();
    await this.confirmButton.click();
  }

  async waitMinimumFormTime(): Promise<void> {
    await this.page.waitForTimeout(Math.max(0, this.openedAt + minimumFormMs - Date.now()));
  }

  ticket(title: string): Locator {
    return this.page.getByRole('dialog').filter({ has: this.page.getByRole('heading', { name: title }) });
  }
}
