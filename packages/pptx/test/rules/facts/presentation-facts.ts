/**
 * Allowed content of PresentationML's elements, in order (ECMA-376 part 1, 19.2, 19.3 and 19.4), in the notation of
 * `grammar.ts`.
 */
export const PRESENTATION_FACTS = `
p:presentation @serverZoom:pct @firstSlideNum:int[0..2147483647] @showSpecialPlsOnTitleSld:bool @rtl:bool @removePersonalInfoOnSave:bool @compatMode:bool @strictFirstAndLastChars:bool @embedTrueTypeFonts:bool @saveSubsetFonts:bool @autoCompressPictures:bool @bookmarkIdSeed:int[1..2147483647] @conformance:(strict|transitional) = p:sldMasterIdLst? p:notesMasterIdLst? p:handoutMasterIdLst? p:sldIdLst? p:sldSz? p:notesSz p:smartTags? p:embeddedFontLst? p:custShowLst? p:photoAlbum? p:custDataLst? p:kinsoku? p:defaultTextStyle? p:modifyVerifier? p:extLst?
p:sldMasterIdLst = p:sldMasterId*
p:sldMasterId @id:int[2147483648..4294967295] @r:id!:rid = p:extLst?
p:notesMasterIdLst = p:notesMasterId?
p:handoutMasterIdLst = p:handoutMasterId?
p:notesMasterId p:handoutMasterId @r:id!:rid = p:extLst?
p:sldIdLst = p:sldId*
p:sldId @id!:int[256..2147483647] @r:id!:rid = p:extLst?
p:sldSz @cx!:int[914400..51206400] @cy!:int[914400..51206400] @type:name =
p:notesSz @cx!:pcoord @cy!:pcoord =
p:embeddedFontLst = p:embeddedFont*
p:embeddedFont = p:font p:regular? p:bold? p:italic? p:boldItalic?

p:sld:part @show:bool @showMasterSp:bool @showMasterPhAnim:bool = p:cSld p:clrMapOvr? p:transition? p:timing? p:extLst?
p:sldLayout @matchingName:string @type:name @preserve:bool @userDrawn:bool @showMasterSp:bool @showMasterPhAnim:bool = p:cSld p:clrMapOvr? p:transition? p:timing? p:hf? p:extLst?
p:sldMaster @preserve:bool = p:cSld p:clrMap p:sldLayoutIdLst? p:transition? p:timing? p:hf? p:txStyles? p:extLst?
p:notes @showMasterSp:bool @showMasterPhAnim:bool = p:cSld p:clrMapOvr? p:extLst?
p:notesMaster = p:cSld p:clrMap p:hf? p:notesStyle? p:extLst?
p:handoutMaster = p:cSld p:clrMap p:hf? p:extLst?
p:hf @sldNum:bool @hdr:bool @ftr:bool @dt:bool = p:extLst?
p:sldLayoutIdLst = p:sldLayoutId*
p:sldLayoutId @id:int[2147483648..4294967295] @r:id!:rid = p:extLst?
p:txStyles = p:titleStyle? p:bodyStyle? p:otherStyle? p:extLst?
p:clrMapOvr = (a:masterClrMapping|a:overrideClrMapping)
p:cSld @name:string = p:bg? p:spTree p:custDataLst? p:controls? p:extLst?
p:bg@p:cSld @bwMode:name = (p:bgPr|p:bgRef)
p:bgPr @shadeToTitle:bool = (a:noFill|a:solidFill|a:gradFill|a:blipFill|a:pattFill|a:grpFill) (a:effectLst|a:effectDag)? p:extLst?
p:bgRef @idx!:uint = (a:scrgbClr|a:srgbClr|a:hslClr|a:sysClr|a:schemeClr|a:prstClr)
p:spTree p:grpSp = p:nvGrpSpPr p:grpSpPr (p:sp|p:grpSp|p:graphicFrame|p:cxnSp|p:pic|p:contentPart|p14:contentPart)* p:extLst?
p:nvGrpSpPr = p:cNvPr p:cNvGrpSpPr p:nvPr
p:cNvGrpSpPr = a:grpSpLocks? a:extLst?
p:sp @useBgFill:bool = p:nvSpPr p:spPr p:style? p:txBody? p:extLst?
p:nvSpPr = p:cNvPr p:cNvSpPr p:nvPr
p:cNvPr @id!:uint @name!:string @descr:string @hidden:bool @title:string = a:hlinkClick? a:hlinkHover? a:extLst?
p:cNvSpPr @txBox:bool = a:spLocks? a:extLst?
p:nvPr @isPhoto:bool @userDrawn:bool = p:ph? (a:audioCd|a:wavAudioFile|a:audioFile|a:videoFile|a:quickTimeFile)? p:custDataLst? p:extLst?
p:ph @type:(title|body|ctrTitle|subTitle|dt|sldNum|ftr|hdr|obj|chart|tbl|clipArt|dgm|media|sldImg|pic) @orient:(horz|vert) @sz:(full|half|quarter) @idx:uint @hasCustomPrompt:bool = p:extLst?
p:pic = p:nvPicPr p:blipFill p:spPr p:style? p:extLst?
p:nvPicPr = p:cNvPr p:cNvPicPr p:nvPr
p:cNvPicPr @preferRelativeResize:bool = a:picLocks? a:extLst?
p:cxnSp = p:nvCxnSpPr p:spPr p:style? p:extLst?
p:nvCxnSpPr = p:cNvPr p:cNvCxnSpPr p:nvPr
p:cNvCxnSpPr = a:cxnSpLocks? a:stCxn? a:endCxn? a:extLst?
p:graphicFrame @bwMode:name = p:nvGraphicFramePr p:xfrm a:graphic p:extLst?
p:nvGraphicFramePr = p:cNvPr p:cNvGraphicFramePr p:nvPr
p:cNvGraphicFramePr = a:graphicFrameLocks? a:extLst?
p:oleObj @spid:string @name:string @showAsIcon:bool @r:id:rid @imgW:pcoord @imgH:pcoord @progId:string = (p:embed|p:link) p:pic?
p:embed @followColorScheme:name = p:extLst?
p:link @updateAutomatic:bool = p:extLst?

p:transition @spd:(slow|med|fast) @advClick:bool @advTm:uint @p14:dur:uint = (p:blinds|p:checker|p:circle|p:dissolve|p:comb|p:cover|p:cut|p:diamond|p:fade|p:newsflash|p:plus|p:pull|p:push|p:random|p:randomBar|p:split|p:strips|p:wedge|p:wheel|p:wipe|p:zoom|p14:vortex|p14:switch|p14:flip|p14:ripple|p14:honeycomb|p14:prism|p14:doors|p14:window|p14:ferris|p14:gallery|p14:conveyor|p14:pan|p14:glitter|p14:warp|p14:flythrough|p14:flash|p14:shred|p14:reveal|p14:wheelReverse|p15:prstTrans|p159:morph)? p:sndAc? p:extLst?
p:blinds p:checker p:comb p:randomBar @dir:(horz|vert) =
p:cover p:pull @dir:(l|u|r|d|lu|ru|ld|rd) =
p:push p:wipe @dir:(l|u|r|d) =
p:strips @dir:(lu|ru|ld|rd) =
p:zoom @dir:(in|out) =
p:split @orient:(horz|vert) @dir:(in|out) =
p:wheel @spokes:uint =
p:cut p:fade @thruBlk:bool =
p:circle p:dissolve p:diamond p:newsflash p:plus p:random p:wedge =
p:sndAc = (p:stSnd|p:endSnd)
p:stSnd @loop:bool = p:snd
p:endSnd =

p:cmAuthorLst = p:cmAuthor*
p:cmAuthor @id!:uint @name!:string @initials!:string @lastIdx!:uint @clrIdx!:uint = p:extLst?
p:cmLst = p:cm*
p:cm @authorId!:uint @dt:date @idx!:uint = p:pos p:text p:extLst?
p:pos@p:cm @x!:coord @y!:coord =
`;
