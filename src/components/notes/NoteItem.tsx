import MoreVert from '@mui/icons-material/MoreVert';
import PushPin from '@mui/icons-material/PushPin';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { RecordContextProvider } from 'ra-core';
import { useState } from 'react';
import { formatDateTime } from '../../../domain/time/dates.ts';
import { MarkdownText } from '../fields/MarkdownText.tsx';
import { MomentField } from '../fields/MomentField.tsx';
import { ReferenceOneField } from '../fields/ReferenceOneField.tsx';
import { useWords } from '../useWords.ts';
import { useZone } from '../viewer.ts';
import { noteWords as words } from './noteWords.ts';
import type { Note } from './useNotes.ts';

export type NoteAction = 'edit' | 'pin' | 'history' | 'remove';

export interface NoteItemProps {
  note: Note;
  /** Whether the user may edit it. */
  mayChange: boolean;
  onAction: (act: NoteAction) => void;
}

/** A note: who wrote it and when, for which colleague, and the actions on it. */
export const NoteItem = ({ note, mayChange, onAction }: NoteItemProps) => {
  const say = useWords();
  const zone = useZone();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const isEdited = note.version > 1;
  const actions: readonly NoteAction[] = [
    ...(mayChange ? (['edit', 'pin'] as const) : []),
    ...(isEdited ? (['history'] as const) : []),
    ...(mayChange ? (['remove'] as const) : []),
  ];
  const label = { edit: words.edit, pin: note.isPinned ? words.unpin : words.pin, history: words.history };
  return (
    <RecordContextProvider value={note}>
      <Card component="li" sx={{ padding: 2, overflow: 'visible' }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            {note.title && (
              <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
                {note.title}
              </Typography>
            )}
            <Typography
              variant="caption"
              component="div"
              color="textSecondary"
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center', marginBottom: 1 }}
            >
              {note.isPinned && (
                <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
                  <PushPin sx={{ fontSize: 14 }} aria-hidden />
                  {say(words.pinned)}
                </Box>
              )}
              <ReferenceOneField source="createdBy" reference="users" />
              {note.targetUser !== null && (
                <span>
                  {say(words.for)}: <ReferenceOneField source="targetUser" reference="employees" />
                </span>
              )}
              <MomentField source="createdAt" />
              {isEdited && <span>{say(words.edited, formatDateTime(note.updatedAt, zone))}</span>}
            </Typography>
          </Box>
          {actions.length > 0 && (
            <IconButton
              size="small"
              aria-label={say(words.actions)}
              aria-haspopup="menu"
              onClick={({ currentTarget }) => setMenu(currentTarget)}
            >
              <MoreVert fontSize="small" />
            </IconButton>
          )}
        </Box>
        <MarkdownText text={note.content} />
        <Menu open={menu !== null} anchorEl={menu} onClose={() => setMenu(null)}>
          {actions.map((action) => (
            <MenuItem
              key={action}
              onClick={() => {
                setMenu(null);
                onAction(action);
              }}
            >
              {say(action === 'remove' ? words.remove : label[action])}
            </MenuItem>
          ))}
        </Menu>
      </Card>
    </RecordContextProvider>
  );
};
