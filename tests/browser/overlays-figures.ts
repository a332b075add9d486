import type { Locator, Page } from 'playwright-core';
import { phone } from './barriers.ts';
import { button, dialog, item, options, type Overlays, press } from './overlays.ts';

/** What opens over statistics, dashboards and the formula builder. */

const days = 86_400;
const now = Math.floor(Date.now() / 1000);
/** Today alone may have just begun and have no figures yet. */
const period = `createdAtFrom=${now - 2 * days}&createdAtTo=${now}`;
const statistics = `/statistics?${period}&groupBy=offer,country&orderBy=clicks:desc`;
const dashboards = `/?${period}`;

const chooseFilter = async (page: Page, within: Page | Locator, name: string) => {
  await button(within, 'Add filter').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};
const values = (page: Page) => dialog(page).getByRole('checkbox').first().waitFor();

const formula = (page: Page) => page.getByRole('combobox', { name: /^Formula/ });
const takeMetric = async (page: Page, name: string): Promise<void> => {
  await formula(page).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
};

/** The copy of the built-in dashboard, made by the first test to need it and left open for the rest. */
const changing = (then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await button(page, /^(Edit|Clone to edit)$/).click();
  await button(page, 'Done').waitFor();
  await button(page, /^(Change|Actions): /)
    .first()
    .waitFor();
  await then(page);
};

const ofStatistics: Overlays = {
  'further groupings': { path: statistics, open: press('Add grouping', (page) => item(page, 'Campaign').waitFor()) },
  'what figures can be narrowed by': {
    path: statistics,
    open: press('Add filter', (page) => item(page, 'Country').waitFor()),
  },
  'values that figures are narrowed to': {
    path: statistics,
    open: async (page) => {
      await chooseFilter(page, page, 'Country');
      await values(page);
    },
  },
  'a size that is no number': {
    path: statistics,
    open: async (page) => {
      await chooseFilter(page, page, 'Clicks');
      await button(dialog(page), 'Apply').click();
      await dialog(page).getByText('Enter a number').waitFor();
    },
  },
  'how figures are compared': {
    path: statistics,
    open: async (page) => {
      await chooseFilter(page, page, 'Clicks');
      await dialog(page).getByRole('combobox', { name: 'Comparison' }).click();
      await page.getByRole('option', { name: /^Between/ }).waitFor();
    },
  },
  periods: { path: statistics, open: press(/^Period/, (page) => dialog(page, 'Period').waitFor()) },
  'columns of figures': { path: statistics, open: press('Columns') },
  'further lines of the chart': {
    path: statistics,
    open: press('Add to chart', (page) => page.getByRole('menuitem').first().waitFor()),
  },
  'views of figures': {
    path: statistics,
    open: press(/^Saved views/, (page) => page.getByRole('textbox', { name: 'View name' }).waitFor()),
  },
  'a file of figures': { path: statistics, open: press('Export', (page) => dialog(page, 'Export').waitFor()) },
  'groups and filters on a phone': {
    path: statistics,
    size: phone,
    open: press(/^Groups and filters/, (page) => dialog(page, /^Groups and filters/).waitFor()),
  },
  'values of a filter on a phone': {
    path: statistics,
    size: phone,
    open: press(/^Groups and filters/, async (page) => {
      await chooseFilter(page, dialog(page, /^Groups and filters/), 'Country');
      await values(page);
    }),
  },
};

const ofDashboards: Overlays = {
  'a new dashboard': {
    path: dashboards,
    open: press('New dashboard', (page) => dialog(page, 'New dashboard').waitFor()),
  },
  'what is missing of a new widget': {
    isLasting: true,
    path: dashboards,
    open: changing(async (page) => {
      await button(page, 'Add widget').click();
      const editor = dialog(page, 'New widget');
      await button(editor, 'Table').click();
      await button(editor, 'Add widget').click();
      await editor.getByText('Choose a metric').waitFor();
    }),
  },
  'a widget’s settings and its filters': {
    isLasting: true,
    path: dashboards,
    open: changing(async (page) => {
      await button(page, /^Change: /)
        .first()
        .click();
      await chooseFilter(page, dialog(page, 'Widget'), 'Country');
      await values(page);
    }),
  },
  'metrics of a widget': {
    isLasting: true,
    path: dashboards,
    open: changing(async (page) => {
      await button(page, 'Add widget').click();
      await button(dialog(page), 'Table').click();
      await dialog(page).getByRole('combobox', { name: 'Metrics' }).click();
      await options(page).first().waitFor();
    }),
  },
  'the end of a widget': {
    isLasting: true,
    path: dashboards,
    open: changing(
      press(/^Remove: /, (page) => page.getByRole('alertdialog', { name: 'Remove this widget?' }).waitFor()),
    ),
  },
  'what is done to a widget on a phone': {
    isLasting: true,
    path: dashboards,
    size: phone,
    open: changing(press(/^Actions: /, (page) => item(page, 'Move down').waitFor())),
  },
  'a widget’s settings on a phone': {
    isLasting: true,
    path: dashboards,
    size: phone,
    open: changing(async (page) => {
      await button(page, /^Actions: /)
        .first()
        .click();
      await item(page, 'Settings').click();
      await dialog(page, 'Widget').waitFor();
    }),
  },
  'what else is done to a dashboard': {
    path: dashboards,
    open: press('More actions', (page) => item(page, 'Clone').waitFor()),
  },
  'a dashboard’s settings': {
    path: dashboards,
    open: press('More actions', async (page) => {
      await item(page, 'Settings and sharing').click();
      await dialog(page).getByRole('combobox', { name: 'Refresh' }).waitFor();
    }),
  },
  'the end of a dashboard': {
    path: dashboards,
    open: press('More actions', async (page) => {
      await item(page, 'Delete').click();
      await page.getByRole('alertdialog', { name: 'Delete this dashboard?' }).waitFor();
    }),
  },
};

const ofFormulas: Overlays = {
  'metrics for a formula': {
    isLasting: true,
    path: '/metrics/create',
    open: async (page) => {
      await formula(page).fill('Cl');
      await options(page).first().waitFor();
    },
  },
  'a formula and what it gives': {
    isLasting: true,
    path: '/metrics/create',
    open: async (page) => {
      await takeMetric(page, 'Leads');
      await button(page, 'divided by').click();
      await takeMetric(page, 'Clicks');
      await page.getByText('Last 7 days').waitFor();
    },
  },
  'what is wrong with a formula': {
    isLasting: true,
    path: '/metrics/create',
    open: async (page) => {
      await takeMetric(page, 'Leads');
      await button(page, 'plus').click();
      await button(page, 'times').click();
      await takeMetric(page, 'Clicks');
      await page.getByText(/^Element \d+: Put a value between/).waitFor();
    },
  },
};

export const overFigures: Overlays = { ...ofStatistics, ...ofDashboards, ...ofFormulas };
