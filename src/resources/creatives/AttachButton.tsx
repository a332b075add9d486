import AttachFile from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useCanAccess, useNotify, useRefresh, useTranslate } from 'ra-core';
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useApi } from '../../components/api.ts';
import { InputFailure } from '../../components/failure/InputFailure.tsx';
import { emptyFile, fileFault } from '../../components/inputs/widgets/fileFault.ts';
import { useWords } from '../../components/useWords.ts';
import { unannounced } from '../../providers/calls/calls.ts';
import { materialExtensions, maxMaterialMegabytes } from '../../../domain/materials.ts';
import type { Creative } from './model.ts';

/** Attaches a file to a creative as soon as it is selected, replacing the current one. */
export const AttachButton = ({ creative: { id, fileName } }: { creative: Creative }) => {
  const translate = useTranslate();
  const say = useWords();
  const api = useApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const { canAccess = false } = useCanAccess({ resource: 'creatives', action: 'edit' });
  const picker = useRef<HTMLInputElement>(null);
  const said = useId();
  const [fault, setFault] = useState<ReactNode>();
  const [isBusy, setBusy] = useState(false);
  if (!canAccess) return null;

  const attach = async (file: File | undefined) => {
    if (!file) return;
    const found = fileFault(file, materialExtensions, maxMaterialMegabytes);
    const isEmpty = file.size === 0;
    setFault(found ? translate(found.message, found.args) : isEmpty ? say(emptyFile) : undefined);
    if (found || isEmpty) return;
    setBusy(true);
    const form = new FormData();
    form.append('file', file);
    try {
      await api.PUT('/user/creatives/{id}/file', {
        params: { path: { id } },
        headers: unannounced,
        // In the contract the file is text; it is sent as form data.
        body: { file: file.name },
        bodySerializer: () => form,
      });
      notify('creatives.attached', { type: 'success' });
      refresh();
    } catch (error) {
      setFault(<InputFailure error={error} onRetry={() => void attach(file)} />);
    } finally {
      setBusy(false);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void attach(event.target.files?.[0]);
    // So that the same file can be selected again.
    event.target.value = '';
  };

  return (
    <Box>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<AttachFile />}
        loading={isBusy}
        aria-describedby={said}
        onClick={() => picker.current?.click()}
      >
        {translate(fileName ? 'upload.replace' : 'creatives.attach')}
      </Button>
      <Box
        component="input"
        ref={picker}
        type="file"
        tabIndex={-1}
        aria-label={translate('creatives.attach')}
        accept={materialExtensions.map((extension) => `.${extension}`).join(',')}
        onChange={choose}
        sx={{ position: 'absolute', width: '1px', height: '1px', opacity: 0, pointerEvents: 'none' }}
      />
      <FormHelperText id={said} error={fault !== undefined}>
        {fault ?? translate('creatives.limit', { megabytes: maxMaterialMegabytes })}
      </FormHelperText>
    </Box>
  );
};
