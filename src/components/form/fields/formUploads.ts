import { type ReactNode, useSyncExternalStore } from 'react';
import { type Control, useFormContext } from 'react-hook-form';

/** The running uploads for the fields of one form, and what was wrong with the last file of each. */
export interface FormUploads {
  /** Starts an upload for a field, replacing its previous one; the signal aborts when it is cancelled. */
  begin: (field: string) => AbortSignal;
  /** Ends a field's upload, because it is complete or no longer wanted, and forgets what was wrong. */
  end: (field: string) => void;
  /** Ends a field's upload because something is wrong with its file. */
  fail: (field: string, fault: ReactNode) => void;
  faultOf: (field: string) => ReactNode;
  /** Ends all of them: their responses would change a form that has been reset. */
  endAll: () => void;
  /** Whether an upload is running for the field, or for any field if none is given. */
  isUnderWay: (field?: string) => boolean;
  subscribe: (listener: () => void) => () => void;
}

const createFormUploads = (): FormUploads => {
  const underWay = new Map<string, AbortController>();
  const faults = new Map<string, ReactNode>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const end = (field: string) => {
    underWay.get(field)?.abort();
    underWay.delete(field);
    faults.delete(field);
    tell();
  };
  return {
    begin: (field) => {
      end(field);
      const controller = new AbortController();
      underWay.set(field, controller);
      tell();
      return controller.signal;
    },
    end,
    fail: (field, fault) => {
      end(field);
      faults.set(field, fault);
      tell();
    },
    faultOf: (field) => faults.get(field),
    endAll: () => [...underWay.keys(), ...faults.keys()].forEach(end),
    isUnderWay: (field) => (field === undefined ? underWay.size > 0 : underWay.has(field)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const ofForms = new WeakMap<Control, FormUploads>();

/** Returns the uploads shared by everything in the current form. */
export const useFormUploads = (): FormUploads => {
  const { control } = useFormContext();
  const uploads = ofForms.get(control) ?? createFormUploads();
  ofForms.set(control, uploads);
  return uploads;
};

/** Whether an upload is running for the field of the current form, or for any of its fields. */
export const useIsUploading = (field?: string): boolean => {
  const { subscribe, isUnderWay } = useFormUploads();
  return useSyncExternalStore(subscribe, () => isUnderWay(field));
};

/** Returns what was wrong with the last file for the field of the current form. */
export const useUploadFault = (field: string): ReactNode => {
  const { subscribe, faultOf } = useFormUploads();
  return useSyncExternalStore(subscribe, () => faultOf(field));
};
