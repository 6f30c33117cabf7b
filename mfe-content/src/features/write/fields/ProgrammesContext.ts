import { createContext } from 'react';
import type { EditorRights } from '../../../api/editing';

/** The programmes that the form may use; null for all. */
export const ProgrammesContext = createContext<EditorRights | null>(null);
