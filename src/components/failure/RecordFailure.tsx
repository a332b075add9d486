import Button from '@mui/material/Button';
import { HttpError, LinkBase, useParams, useTranslate } from 'ra-core';
import { isUnanswered } from '../../providers/calls/unanswered.ts';
import { failureWords } from '../../providers/data/failureNotice.ts';
import { useEntry } from '../entries.ts';
import { useNouns } from '../nouns.ts';
import { usePlace } from '../related/parent.ts';
import { BrokenServer } from './BrokenServer.tsx';
import { FailureDetails } from './FailureDetails.tsx';
import type { LoadFailureProps } from './LoadFailure.tsx';
import { LostPage } from './LostPage.tsx';
import { MessagePage } from './MessagePage.tsx';

/** Whether the record does not exist for this user; retrying would change nothing. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof HttpError && [403, 404].includes(error.status);

const pictureOf = (status: number | undefined) => {
  if (status === 404) return <LostPage />;
  return status !== undefined && isUnanswered(status) ? <BrokenServer /> : undefined;
};

/**
 * The page of a record that could not be loaded: which one (the address's, or `id`), why, and where to go from here.
 * Its address stays.
 */
export const RecordFailure = ({ error, onRetry, ...props }: LoadFailureProps & { id?: number }) => {
  const nouns = useNouns()(useEntry());
  const { root } = usePlace();
  const { id: asked } = useParams<{ id: string }>();
  const { id = asked } = props;
  const translate = useTranslate();
  const status = error instanceof HttpError ? error.status : undefined;
  const { header, text, ...rest } = failureWords(error);
  const record = translate('failure.record', { name: translate(`${nouns}.name`, { smart_count: 1 }), id });
  return (
    <MessagePage
      {...(status !== undefined && status >= 400 && { code: String(status) })}
      picture={pictureOf(status)}
      title={translate('failure.titleOf', { title: translate(header), record })}
      hint={text}
      details={<FailureDetails {...rest} />}
    >
      <Button variant="outlined" color="inherit" component={LinkBase} to={root}>
        {translate('failure.backTo', { records: translate(`${nouns}.title`) })}
      </Button>
      {!isOutOfReach(error) && (
        <Button variant="contained" onClick={onRetry}>
          {translate('failure.tryAgain')}
        </Button>
      )}
    </MessagePage>
  );
};
