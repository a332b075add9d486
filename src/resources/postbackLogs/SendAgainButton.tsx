import Replay from '@mui/icons-material/Replay';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useListContext, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useHasMatches } from '../../components/list/filters/useHasMatches.ts';
import { useWords } from '../../components/useWords.ts';
import { useViewer } from '../../components/viewer.ts';
import type { components } from '../../generated/api.d.ts';
import { type Again, useSendAgain } from './useSendAgain.ts';

type Entry = components['schemas']['PostbackLog'];

const words = {
  again: { en: 'Send again', ru: 'Отправить снова' },
  againAll: { en: 'Send all again', ru: 'Отправить все снова' },
  one: { en: 'Send this postback again?', ru: 'Отправить этот постбэк снова?' },
  several: { en: 'Send again what the list shows?', ru: 'Отправить снова всё, что в списке?' },
  text: {
    en: 'It is sent to the postback’s current URL, with the same event ID.',
    ru: 'Он уйдёт по нынешней ссылке своего постбэка с тем же ID события.',
  },
  textAll: {
    en: 'All postbacks matching the filters, at most the newest 500, are sent to their current URLs, with the same event IDs. If you filter by failed ones, those delivered since are left out.',
    ru: 'Все постбэки по фильтрам, не больше 500 последних, уйдут по нынешним ссылкам с теми же ID событий. С фильтром по неудачным не отправляются те, что уже доставлены позже.',
  },
};

interface AskingProps {
  of: Again;
  isSeveral?: boolean;
  /** Whether it is in a row, which has room only for the icon. */
  isInRow?: boolean;
}

const Asking = ({ of, isSeveral = false, isInRow = false }: AskingProps) => {
  const say = useWords();
  const viewer = useViewer();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useSendAgain(() => setAsked(false));
  if (!viewer?.permissions.has('postback.update')) return null;
  const label = say(isSeveral ? words.againAll : words.again);
  const ask = () => setAsked(true);
  return (
    <>
      {isInRow ? (
        <Tooltip title={label} placement="left">
          <IconButton size="small" aria-label={label} onClick={ask}>
            <Replay fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <Button variant="text" color="inherit" startIcon={<Replay />} onClick={ask}>
          {label}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        title={say(isSeveral ? words.several : words.one)}
        text={say(isSeveral ? words.textAll : words.text)}
        confirm={label}
        isHarmless
        isBusy={isPending}
        onConfirm={() => mutate(of)}
        onClose={() => setAsked(false)}
      />
    </>
  );
};

/** Sends a postback of the log again. */
export const SendAgainButton = ({ isInRow }: Pick<AskingProps, 'isInRow'>) => {
  const entry = useRecordContext<Entry>();
  return entry?.eventId ? <Asking of={{ ids: [entry.id] }} isInRow={isInRow} /> : null;
};

const filterNames = ['result', 'event', 'affiliate', 'postback', 'campaign', 'offer', 'conversion'] as const;
const ends = ['createdAtFrom', 'createdAtTo'] as const;

/** Sends all postbacks that match the list's filters again; absent if a filter is not supported by the call. */
export const SendAllAgainButton = () => {
  const { filter, filterValues } = useListContext();
  const hasMatches = useHasMatches();
  // In a record's tab, the list's permanent filter counts as well.
  const narrowed: Record<string, unknown> = { ...filterValues, ...filter };
  const names: readonly string[] = [...filterNames, ...ends];
  if (!hasMatches || Object.keys(narrowed).some((name) => !names.includes(name))) return null;
  const several = filterNames.flatMap((name) => {
    const value = narrowed[name];
    return value === undefined ? [] : [[name, [value].flat()]];
  });
  const range = ends.flatMap((name) => (narrowed[name] === undefined ? [] : [[name, Number(narrowed[name])]]));
  return <Asking of={{ filter: Object.fromEntries([...several, ...range]) }} isSeveral />;
};
