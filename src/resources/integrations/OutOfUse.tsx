import Alert from '@mui/material/Alert';
import { useGetOne, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useWords } from '../../components/useWords.ts';
import type { components } from '../../generated/api.d.ts';
import type { Template } from './useTemplate.ts';

type Integration = components['schemas']['Integration'];
type Platform = components['schemas']['Platform'];

const words = {
  template: {
    en: 'The template “{0}” is inactive. This integration keeps working, but no new ones can be created with it.',
    ru: 'Шаблон «{0}» неактивен. Эта интеграция работает, но новых по нему не создать.',
  },
  platform: {
    en: 'The platform “{0}” is inactive. This integration keeps working, but no new ones can be created for it.',
    ru: 'Платформа «{0}» неактивна. Эта интеграция работает, но новых для неё не создать.',
  },
};

const ofTemplate = { fields: ['id', 'title', 'status', 'platform'], with: [] };
const ofPlatform = { fields: ['id', 'title', 'status'], with: [] };

const isOut = (one: { status?: string } | undefined): boolean => one?.status !== undefined && one.status !== 'active';

/** Returns the names of the template and the platform of the page’s integration, as far as they are out of use. */
const useOutOfUse = (): { template?: string; platform?: string } => {
  const template = useRecordContext<Integration>()?.template;
  const asked = { id: template ?? 0, meta: ofTemplate };
  const { data: made } = useGetOne<Template>('settings/integrations/templates', asked, {
    enabled: template !== undefined,
    retry: false,
  });
  const platform = made?.platform;
  const { data: of } = useGetOne<Platform>(
    'settings/platforms',
    { id: platform ?? 0, meta: ofPlatform },
    { enabled: typeof platform === 'number', retry: false },
  );
  return {
    ...(isOut(made) && { template: made?.title ?? '' }),
    ...(isOut(of) && { platform: of?.title ?? '' }),
  };
};

/** Says that something the integration is based on is out of use, which doesn't stop the integration. */
export const OutOfUse = () => {
  const say = useWords();
  const { template, platform } = useOutOfUse();
  return (
    <>
      {template !== undefined && <Alert severity="warning">{say(words.template, template)}</Alert>}
      {platform !== undefined && <Alert severity="warning">{say(words.platform, platform)}</Alert>}
    </>
  );
};

/** Renders its children only while integrations like that of the page can be made: the server refuses its copies, too. */
export const WhileInUse = ({ children }: { children: ReactNode }) => {
  const { template, platform } = useOutOfUse();
  return template === undefined && platform === undefined && children;
};
