import { leadParameters } from '../../../domain/traffic/inbound-rules.ts';
import { violation } from '../../failure.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { redirectsIn, refuseOwnLinks } from '../integrations/own-links.ts';
import { unreadableIn } from '../expressions.ts';
import { unknownParametersIn } from '../integrations/parameter-macros.ts';

type VerticalChange = Change<'vertical'>;

const unknownParameter = {
  en: 'This vertical has no such parameter',
  ru: 'У лидов этой вертикали нет такого параметра',
};

/** The values of a list can be told from nothing, and patterns can be read. */
const checkFormats = ({ values, path }: VerticalChange, { broken }: Work<Reader>): void => {
  (values.incomingParameters ?? []).forEach(({ format, choices, pattern }, place) => {
    const at = `${path}.incomingParameters.${place}`;
    if (format === 'choice' && choices?.every((one) => one.trim() === ''))
      broken.push(violation(`${at}.choices`, 'required'));
    broken.push(...unreadableIn([[`${at}.pattern`, pattern]]));
  });
};

/** Rules only use parameters that leads have. */
const checkRules = ({ before, values, path }: VerticalChange, { broken }: Work<Reader>): void => {
  if (values.inboundRules === undefined && values.incomingParameters === undefined) return;
  const parameters = values.incomingParameters ?? before?.incomingParameters ?? [];
  const known = new Set([...leadParameters, ...parameters.map(({ name }) => name)]);
  (values.inboundRules ?? before?.inboundRules ?? []).forEach(({ conditions }, place) => {
    conditions.forEach(({ parameter }, number) => {
      const at = `${path}.inboundRules.${place}.conditions.${number}`;
      if (!known.has(parameter) && parameter.trim() !== '')
        broken.push({ path: `${at}.parameter`, type: 'unknownParameter', message: unknownParameter });
    });
  });
};

/** A redirect, if there is one, needs a URL. */
const checkRedirect = ({ values, path }: VerticalChange, { broken }: Work<Reader>): void => {
  const { option, url } = values.redirect ?? {};
  const isSent = option === 'direct' || option === 'via_thank_you_page';
  if (isSent && !url) broken.push(violation(`${path}.redirect.url`, 'required'));
};

/**
 * What a vertical requires of its leads, and where it sends people.
 * @param url URL of the installation
 */
export const verticalHooks = (url: string): Hooks<'vertical'> => ({
  async validate(changes, work) {
    for (const change of changes) {
      checkRules(change, work);
      checkFormats(change, work);
      checkRedirect(change, work);
      const parameters = change.values.incomingParameters ?? change.before?.incomingParameters ?? [];
      work.broken.push(...unknownParametersIn(change, parameters));
    }
    await refuseOwnLinks(redirectsIn(changes), work, url);
  },
});
