import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { useWords } from '../../../components/useWords.ts';
import { dashboardWords as words } from '../dashboardWords.ts';
import { isList, type Widget } from '../model.ts';
import type { WidgetInput } from './given.ts';
import { Narrowed } from './Narrowed.tsx';
import { useLink } from './useLink.ts';
import { useWidgetTitle } from './useWidgetTitle.ts';
import { WidgetBody } from './WidgetBody.tsx';

/** Links to all of what a widget shows. */
const OpenButton = ({ to, title }: { to: string; title: string }) => {
  const text = useWords()(words.open, title);
  return (
    <Tooltip title={text}>
      <IconButton
        component={LinkBase}
        to={to}
        aria-label={text}
        className="open"
        sx={{ padding: 0.375, '@media (hover: hover)': { opacity: 0, transition: 'opacity 120ms' } }}
      >
        <ArrowForward sx={{ fontSize: 15 }} />
      </IconButton>
    </Tooltip>
  );
};

interface WidgetCardProps {
  widget: Widget;
  given: WidgetInput;
  /** While editing: what goes before and after the title, with the content not interactive. */
  tools?: { before?: ReactNode; after: ReactNode };
}

/** A widget in its frame: its title and its content. */
export const WidgetCard = ({ widget, given, tools }: WidgetCardProps) => {
  const title = useWidgetTitle(given.metrics)(widget);
  const to = useLink(widget, given);
  const titleId = useId();
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{
        height: 1,
        display: 'flex',
        flexDirection: 'column',
        padding: 1.75,
        paddingTop: 1.25,
        gap: 0.75,
        '&:hover .open, & .open:focus-visible': { opacity: 1 },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, minHeight: 26 }}>
        {tools?.before}
        <Typography
          id={titleId}
          component="h2"
          title={title}
          noWrap
          sx={{ flex: 1, minWidth: 0, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}
        >
          {title}
          <Narrowed shown={widget} given={given} />
        </Typography>
        {tools ? tools.after : to && <OpenButton to={to} title={title} />}
      </Stack>
      <Box
        inert={tools !== undefined}
        // Content that may overflow its frame can be scrolled by keyboard too.
        {...(isList(widget) && !tools && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}
        sx={{ flex: 1, minHeight: 0, overflow: 'auto', ...(tools && { pointerEvents: 'none' }) }}
      >
        <WidgetBody shown={widget} title={title} {...given} />
      </Box>
    </Card>
  );
};
