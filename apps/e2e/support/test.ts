import AxeBuilder from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import { patience } from '../../../scripts/lib/patience.mjs';
import { atRest } from './at-rest';

/** A journey that fails on console errors, requests to other hosts, and axe findings. */
export const test = base.extend<{
  /** Hosts that the journey asks on purpose. */
  invited: string[];
  /** Whether an answer is lost on purpose. */
  losesAnswers: boolean;
  watched: void;
  expectNoBarriers: () => Promise<void>;
}>({
  invited: [[], { option: true }],
  losesAnswers: [false, { option: true }],
  watched: [
    async ({ page, invited, losesAnswers }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.stack ?? String(error)));
      page.on('console', (message) => {
        const isRefusal = /status of (400|401|409|422|429)/.test(message.text()); // that a journey provokes
        const isLost = losesAnswers && /net::ERR_(FAILED|INTERNET_DISCONNECTED)/.test(message.text());
        const isExpected = isRefusal || isLost || message.location().url === page.url(); // or the page for what is not there
        if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text());
      });
      page.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        const isOurs = ['data:', 'blob:'].includes(protocol) || host === new URL(process.env['SITE_URL'] ?? '').host;
        if (!isOurs && !invited.includes(host)) complaints.push(`asked a stranger: ${request.url()}`);
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  expectNoBarriers: async ({ page }, use) => {
    await use(async () => {
      // A button that is let go in this very moment stands between two colours: what is wrong is wrong a moment later too.
      await expect(async () => {
        await page.evaluate(atRest);
        // No page frames another site, so one look in the page itself sees all; and only what is wrong is gathered: a third of the time.
        const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
        const { violations } = await axe.analyze();
        const found = violations.flatMap(({ nodes }) => nodes.map((node) => `${node.html} ${node.failureSummary}`));
        expect(found).toEqual([]);
      }).toPass({ timeout: 10_000 * patience });
    });
  },
});

export { expect };
