import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { View } from '../../openapi/define.ts';
import { createApp } from '../../src/App.tsx';
import type { ResourceEntry } from '../../src/registry/resource.ts';
import { resources } from '../../src/generated/resources.ts';
import { speaking } from '../../src/testing/speaking.ts';
import { resources as overridden } from '../../src/resources/index.ts';
import { createServices } from '../../src/providers/services.ts';

configure({
  // A page of the admin printed whole says less than the message.
  getElementError: (message) => new Error(message ?? 'Not found'),
});

/** The generated pages, with the texts that inputs of some of them bring along. */
const extraTextsOf = new Map(overridden.map(({ name, extraTexts }) => [name, extraTexts]));
const generated: readonly ResourceEntry[] = Object.values<ResourceEntry>(resources).map((entry) => {
  const extraTexts = extraTextsOf.get(entry.name);
  return { ...entry, ...(extraTexts && { extraTexts }) };
});

const buttons = { create: /^Create (?!and )/, edit: 'Save changes' } as const;

/** An admin other than the generated one. */
export interface Variant {
  resources?: readonly ResourceEntry[];
  /** Texts of resources beside the product's. */
  texts?: Readonly<Record<string, object>>;
}

/** Opens a page in the whole admin, signed in; resolves with its form when that is there. */
const openPage = async (path: string, kind: keyof typeof buttons, variant: Variant = {}): Promise<HTMLFormElement> => {
  const { resources: all = generated, texts: more = {} } = variant;
  window.history.pushState(null, '', path);
  const services = createServices({ resources: all, apiUrl: `${window.location.origin}/api/v1`, locale: () => 'en' });
  const i18nProvider = await speaking(
    'en',
    // Each by its own key, as the resource brings others below the same one.
    Object.fromEntries(
      Object.entries(more).flatMap(([route, texts]) =>
        Object.entries(texts).map(([name, text]) => [`resources.${route}.${name}`, text]),
      ),
    ),
  );
  render(createApp({ resources: all, services, i18nProvider }));
  // By its role, all of the page would be looked through, and its styles worked out, each time that something comes.
  const button = await screen.findByText(buttons[kind], { selector: 'form button' });
  const form = button.closest('form');
  if (!form) throw new Error('The page has no form');
  await waitFor(() => {
    if (form.querySelector('.MuiSkeleton-root')) throw new Error('The inputs are still on their way');
  });
  return form;
};

/** The form in which a record is made. */
export const openForm = (route: string, variant?: Variant): Promise<HTMLFormElement> =>
  openPage(`/${route}/create`, 'create', variant);

/** The form in which the record of the contract's example is edited. */
export const openRecord = (route: string, variant?: Variant): Promise<HTMLFormElement> =>
  openPage(`/${route}/1?edit`, 'edit', variant);

/** The form of the only record that there is. */
export const openOnly = (route: string): Promise<HTMLFormElement> => openPage(`/${route}?edit`, 'edit');

/** A form with what people wrote over the generated one: of a new record, or of the only one. */
export const openOverridden = ({ route, single }: View): Promise<HTMLFormElement> =>
  single
    ? openPage(`/${route}?edit`, 'edit', { resources: overridden })
    : openPage(`/${route}/create`, 'create', { resources: overridden });

/** Presses the button that sends the form. */
export const submit = (form: HTMLElement, what: keyof typeof buttons = 'create'): boolean =>
  fireEvent.click(within(form).getByRole('button', { name: buttons[what] }));
