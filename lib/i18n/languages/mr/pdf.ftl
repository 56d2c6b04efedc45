# The PDF viewer's own labels in Marathi: what its pages, its annotations and its editors say.

pdfjs-page-landmark =
    .aria-label = पान { $page }
pdfjs-text-annotation-type =
    .alt = [{ $type } टीप]
pdfjs-annotation-date-time-string = { DATETIME($dateObj, dateStyle: "short", timeStyle: "medium") }
pdfjs-rendering-error = पान दाखवताना अडचण आली.

## Making something

pdfjs-highlight-floating-button1 =
    .title = हायलाइट करा
    .aria-label = हायलाइट करा
pdfjs-highlight-floating-button-label = हायलाइट करा
pdfjs-free-text2 =
    .aria-label = मजकूर
    .default-content = लिहायला सुरुवात करा…
pdfjs-editor-highlight-added-alert = हायलाइट जोडले
pdfjs-editor-freetext-added-alert = मजकूर जोडला
pdfjs-editor-ink-added-alert = रेखाटन जोडले
pdfjs-editor-stamp-added-alert = चित्र जोडले

## What is selected

pdfjs-editor-highlight-editor =
    .aria-label = हायलाइट
pdfjs-editor-ink-editor =
    .aria-label = रेखाटन
pdfjs-editor-stamp-editor =
    .aria-label = चित्र
pdfjs-editor-remove-ink-button =
    .title = रेखाटन काढून टाका
pdfjs-editor-remove-freetext-button =
    .title = मजकूर काढून टाका
pdfjs-editor-remove-stamp-button =
    .title = चित्र काढून टाका
pdfjs-editor-remove-highlight-button =
    .title = हायलाइट काढून टाका

## Colours

pdfjs-editor-color-picker-free-text-input =
    .title = मजकुराचा रंग बदला
pdfjs-editor-color-picker-ink-input =
    .title = रेखाटनाचा रंग बदला
pdfjs-editor-highlight-colorpicker-label = हायलाइटचा रंग
pdfjs-editor-colorpicker-button =
    .title = रंग बदला
pdfjs-editor-colorpicker-dropdown =
    .aria-label = रंगांचे पर्याय
pdfjs-editor-colorpicker-yellow =
    .title = पिवळा
pdfjs-editor-colorpicker-green =
    .title = हिरवा
pdfjs-editor-colorpicker-blue =
    .title = निळा
pdfjs-editor-colorpicker-pink =
    .title = गुलाबी
pdfjs-editor-colorpicker-red =
    .title = लाल

## Text that stands for a picture

pdfjs-editor-alt-text-button =
    .aria-label = चित्राचे वर्णन
pdfjs-editor-alt-text-button-label = चित्राचे वर्णन
pdfjs-editor-alt-text-edit-button =
    .aria-label = चित्राचे वर्णन बदला
pdfjs-editor-alt-text-decorative-tooltip = सजावटीचे चित्र म्हणून नोंदवले
pdfjs-editor-new-alt-text-added-button =
    .aria-label = चित्राचे वर्णन जोडले
pdfjs-editor-new-alt-text-added-button-label = चित्राचे वर्णन जोडले
pdfjs-editor-new-alt-text-missing-button =
    .aria-label = चित्राचे वर्णन नाही
pdfjs-editor-new-alt-text-missing-button-label = चित्राचे वर्णन नाही
pdfjs-editor-new-alt-text-to-review-button =
    .aria-label = चित्राचे वर्णन तपासा
pdfjs-editor-new-alt-text-to-review-button-label = चित्राचे वर्णन तपासा
pdfjs-editor-new-alt-text-generated-alt-text-with-disclaimer = आपोआप तयार केलेले: { $generatedAltText }

## Handles

pdfjs-editor-resizer-top-left =
    .aria-label = वरचा डावा कोपरा — आकार बदला
pdfjs-editor-resizer-top-middle =
    .aria-label = वरचा मध्य — आकार बदला
pdfjs-editor-resizer-top-right =
    .aria-label = वरचा उजवा कोपरा — आकार बदला
pdfjs-editor-resizer-middle-right =
    .aria-label = उजवा मध्य — आकार बदला
pdfjs-editor-resizer-bottom-right =
    .aria-label = खालचा उजवा कोपरा — आकार बदला
pdfjs-editor-resizer-bottom-middle =
    .aria-label = खालचा मध्य — आकार बदला
pdfjs-editor-resizer-bottom-left =
    .aria-label = खालचा डावा कोपरा — आकार बदला
pdfjs-editor-resizer-middle-left =
    .aria-label = डावा मध्य — आकार बदला
