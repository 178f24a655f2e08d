import { createRequire } from 'node:module';
import { type Frame, type Locator, test as base, expect } from '@playwright/test';
import { timeLimitFactor } from '../../../scripts/lib/patience.mjs';
import { waitForAnimations } from './wait-for-animations';

interface Violation {
  nodes: { html: string; failureSummary?: string }[];
}
type WindowWithAxe = Window & {
  axe?: { run: (root: Document | Element, options: object) => Promise<{ violations: Violation[] }> };
};

const axe = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as { source: string };

/** Loads axe once into each document; its builder for Playwright loads it twice for each scan, which takes a third of the time. */
async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/** Journeys that fail on console errors, requests to other hosts, and violations of accessibility. */
export const test = base.extend<{
  /** Other hosts that the journey may send requests to. */
  allowedHosts: string[];
  /** Whether the journey loses responses on purpose. */
  losesResponses: boolean;
  failOnProblems: void;
  /** Scans the page, or only an element of it. */
  expectAccessible: (element?: Locator) => Promise<void>;
}>({
  allowedHosts: [[], { option: true }],
  losesResponses: [false, { option: true }],
  failOnProblems: [
    async ({ page, allowedHosts, losesResponses }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.stack ?? String(error)));
      page.on('console', (message) => {
        const isRefusal = /status of (400|401|409|422|429)/.test(message.text()); // provoked by a journey
        const isLost = losesResponses && /net::ERR_(FAILED|INTERNET_DISCONNECTED)/.test(message.text());
        const isBlocked = message.text() === 'Service Worker registration blocked by Playwright';
        const isAllowed = isRefusal || isLost || isBlocked || message.location().url === page.url(); // or the page of status 404
        if (['error', 'warning'].includes(message.type()) && !isAllowed) problems.push(message.text());
      });
      page.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        const isOwnHost = ['data:', 'blob:'].includes(protocol) || host === new URL(process.env['SITE_URL'] ?? '').host;
        if (!isOwnHost && !allowedHosts.includes(host)) problems.push(`requested another host: ${request.url()}`);
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  expectAccessible: async ({ page }, use) => {
    await use(async (element) => {
      // Retries, because a button in a transition has a colour between two; a real violation remains.
      await expect(async () => {
        await page.evaluate(waitForAnimations);
        for (const frame of page.frames()) await loadAxe(frame);
        // Only rules that are off need the style sheets that axe would preload.
        const violations = await page.evaluate(
          async (root) => {
            const { axe } = window as WindowWithAxe;
            return (await axe?.run(root ?? document, { resultTypes: ['violations'], preload: false }))?.violations;
          },
          (await element?.elementHandle()) ?? null,
        );
        const findings = violations?.flatMap(({ nodes }) => nodes.map((node) => `${node.html} ${node.failureSummary}`));
        expect(findings).toEqual([]);
      }).toPass({ timeout: 10_000 * timeLimitFactor });
    });
  },
});

export { expect };
