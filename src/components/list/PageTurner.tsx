import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../language.ts';

export interface PageTurnerProps {
  /** Counted from 1. */
  page: number;
  /** The number of the page's first row, counted from 1, and how many rows it has. */
  first: number;
  count: number;
  /** How many rows there are on all pages. */
  total: number;
  /** Whether there are more than that, which were not counted. */
  isMore?: boolean;
  hasNext: boolean;
  onTurn: (page: number) => void;
}

/** Which rows a page shows, and the buttons to its neighbours. */
export const PageTurner = ({ page, first, count, total, isMore = false, hasNext, onTurn }: PageTurnerProps) => {
  const translate = useTranslate();
  const language = useLanguage();
  const number = (value: number): string => value.toLocaleString(language);
  return (
    <>
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {translate(isMore ? 'list.pageOfMore' : 'list.page', {
          first: number(first),
          last: number(first + count - 1),
          total: number(total),
        })}
      </Typography>
      <IconButton
        aria-label={translate('ra.navigation.previous')}
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      >
        <KeyboardArrowLeft fontSize="small" />
      </IconButton>
      <IconButton aria-label={translate('ra.navigation.next')} disabled={!hasNext} onClick={() => onTurn(page + 1)}>
        <KeyboardArrowRight fontSize="small" />
      </IconButton>
    </>
  );
};
