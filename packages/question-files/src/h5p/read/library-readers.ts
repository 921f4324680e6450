import { multiChoice, multiMediaChoice, singleChoiceSet, summary, trueFalse } from './choice-readers.ts';
import { type Fields, fieldsOf, type LibraryReader, listOf } from './h5p-fields.ts';
import { dialogCards, dragQuestion, imageHotspotQuestion, imagePair, memoryGame } from './picture-readers.ts';
import { blanks, dragText, essay, guessTheAnswer, markTheWords, sortParagraphs } from './text-readers.ts';

/** The readers of the libraries, by their names without a version. */
export const LIBRARY_READERS: ReadonlyMap<string, LibraryReader> = new Map([
  ['H5P.MultiChoice', multiChoice],
  ['H5P.SingleChoiceSet', singleChoiceSet],
  ['H5P.Summary', summary],
  ['H5P.MultiMediaChoice', multiMediaChoice],
  ['H5P.TrueFalse', trueFalse],
  ['H5P.Blanks', blanks],
  ['H5P.AdvancedBlanks', blanks],
  ['H5P.DragText', dragText],
  ['H5P.MarkTheWords', markTheWords],
  ['H5P.SortParagraphs', sortParagraphs],
  ['H5P.Essay', essay],
  ['H5P.GuessTheAnswer', guessTheAnswer],
  ['H5P.MemoryGame', memoryGame],
  ['H5P.ImagePair', imagePair],
  ['H5P.Dialogcards', dialogCards],
  ['H5P.Flashcards', dialogCards],
  ['H5P.ImageHotspotQuestion', imageHotspotQuestion],
  ['H5P.DragQuestion', dragQuestion],
]);

/** The libraries that contain others, with the fields of their contents. */
export function contentsOf(library: string, params: Fields): readonly Fields[] | undefined {
  if (library === 'H5P.QuestionSet') return listOf(params.questions, 500).map(fieldsOf);
  if (library === 'H5P.Column' || library === 'H5P.RowColumn')
    return listOf(params.content, 500).map((value) => fieldsOf(fieldsOf(value).content));
  if (library === 'H5P.InteractiveBook') return listOf(params.chapters, 200).map(fieldsOf);
  if (library === 'H5P.CoursePresentation')
    return listOf(fieldsOf(params.presentation).slides, 500).flatMap((slide) =>
      listOf(fieldsOf(slide).elements).map((element) => fieldsOf(fieldsOf(element).action)),
    );
  if (library === 'H5P.InteractiveVideo')
    return listOf(fieldsOf(fieldsOf(params.interactiveVideo).assets).interactions, 500).map((value) =>
      fieldsOf(fieldsOf(value).action),
    );
  return undefined;
}
